"""Mail over the wire: fetched by IMAP and sent by SMTP, for game masters and players alike."""
