export const outbox = {
  metaTitle: 'Outbox · Smida',
  title: 'Outbox',
  hint: 'No mail server is set (SMTP_URL), so what would be mailed is kept in the folder outbox of the data folder. Only a browser on this machine sees this page.',
  empty: 'No mail yet',
  emptyHint: 'Sign up or ask for a new password, and the message appears here.',
  list: 'Messages, newest first',
  to: 'To {address}',
  choose: 'Choose a message to read it.',
  html: 'Formatted',
  text: 'Plain text',
  form: 'How to show the message',
  frame: 'Message: {subject}',
  refresh: 'Look again',
  back: 'All messages',
  closed: 'There is no outbox to see here',
  closedHint:
    'It shows itself only to a browser on the machine that runs Smida, while the site is on localhost and no mail server is set.',
}
