/** Whom the written pages send people to. Sample addresses: whoever runs Smida puts their own here (docs/self-host.md). */
export const operator = {
  careersEmail: 'careers@smida.example',
  investorsEmail: 'investors@smida.example',
}

/** A link that opens a letter: recipient, subject and body encoded as RFC 6068 asks, line ends included. */
export function mailTo(address: string, letter: { subject: string; body?: string }): string {
  const fields = Object.entries(letter).map(([name, text]) => `${name}=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`)
  return `mailto:${address}?${fields.join('&')}`
}
