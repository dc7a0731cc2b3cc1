// A letter's two forms from the same sentences: plain text, and HTML that mail programs of every age show: one column, styles on the
// elements, no pictures, colours that hold on a dark ground too.
import type { Language } from '#shared/languages.ts'

export type Sheet = {
  language: Language
  subject: string
  greeting: string
  intro: string[]
  button: string
  address: string
  linkHint: string
  outro: string[]
  footer: string
}

const escaped = (text: string) =>
  text.replaceAll(/[&<>"']/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign]!)

export function layOut(sheet: Sheet): { subject: string; text: string; html: string } {
  const { subject, greeting, intro, button, address, outro, footer } = sheet
  const text = [greeting, ...intro, `${button}:\n${address}`, ...outro, `-- \n${footer}`].join('\n\n') + '\n'
  return { subject, text, html: htmlOf(sheet) }
}

const fonts = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Hiragino Sans','Noto Sans JP',sans-serif"
const paragraph = (text: string) => `<p style="margin:0 0 16px">${escaped(text)}</p>`

const htmlOf = ({ language, subject, greeting, intro, button, address, linkHint, outro, footer }: Sheet) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .ground { background: #17130f !important; color: #f3ede6 !important }
  .sheet { background: #211c17 !important; border-color: #3a322a !important }
  .quiet, .quiet a { color: #b8aca0 !important }
}
</style>
</head>
<body class="ground" style="margin:0;background:#f7f3ee;color:#231d18;font:16px/1.6 ${fonts}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 16px;font-size:20px;font-weight:700;letter-spacing:-0.02em">Smida</td></tr>
<tr><td class="sheet" style="background:#ffffff;border:1px solid #e7ded4;border-radius:14px;padding:32px 28px 16px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.35">${escaped(subject)}</h1>
${[greeting, ...intro].map(paragraph).join('\n')}
<p style="margin:24px 0"><a href="${escaped(address)}" style="display:inline-block;background:#b4410e;color:#ffffff;text-decoration:none;font-weight:600;padding:12px 22px;border-radius:10px">${escaped(button)}</a></p>
<p class="quiet" style="margin:0 0 16px;font-size:13px;color:#6b6058">${escaped(linkHint)}<br><a href="${escaped(address)}" style="color:#6b6058;word-break:break-all">${escaped(address)}</a></p>
${outro.map(paragraph).join('\n')}
</td></tr>
<tr><td class="quiet" style="padding:16px 4px;font-size:13px;color:#6b6058">${escaped(footer)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
