"""Mail accounts: fetching by IMAP and sending by SMTP, for game masters and players alike."""
