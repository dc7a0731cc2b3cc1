export interface QrContent {
  kind: 'text' | 'wifi' | 'contact' | 'mail'
  text: string
  network: string
  password: string
  security: 'WPA' | 'WEP' | 'nopass'
  hidden: boolean
  name: string
  organization: string
  phone: string
  email: string
  website: string
  to: string
  subject: string
  body: string
}

const escapedWifi = (text: string) => text.replace(/[\\;,:"]/g, (sign) => `\\${sign}`)
const escapedCard = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')

function wifi({ network, password, security, hidden }: QrContent) {
  if (!network.trim()) return ''
  const secret = security === 'nopass' ? '' : `P:${escapedWifi(password)};`
  return `WIFI:T:${security};S:${escapedWifi(network)};${secret}${hidden ? 'H:true;' : ''};`
}

function card({ name, organization, phone, email, website }: QrContent) {
  const lines = [
    ['FN', name],
    ['ORG', organization],
    ['TEL', phone],
    ['EMAIL', email],
    ['URL', website],
  ].flatMap(([key, value = '']) => (value.trim() ? [`${key}:${escapedCard(value.trim())}`] : []))
  if (!lines.length) return ''
  const family = escapedCard(name.trim().split(/\s+/).at(-1) ?? '')
  const given = escapedCard(name.trim().split(/\s+/).slice(0, -1).join(' '))
  return ['BEGIN:VCARD', 'VERSION:3.0', `N:${family};${given};;;`, ...lines, 'END:VCARD'].join('\n')
}

function mail({ to, subject, body }: QrContent) {
  const parts = [
    ['subject', subject],
    ['body', body],
  ].flatMap(([key, value]) => (value ? [`${key}=${encodeURIComponent(value)}`] : []))
  return to.trim() || parts.length ? `mailto:${to.trim()}${parts.length ? `?${parts.join('&')}` : ''}` : ''
}

/** What a phone is to read; empty while nothing is filled in. */
export function qrPayload(content: QrContent) {
  return { text: content.text.trim(), wifi: wifi(content), contact: card(content), mail: mail(content) }[content.kind]
}

/** What people may read below the code. */
export function qrCaption({ kind, text, network, security, password, name, organization, to }: QrContent) {
  const lines = { text: [text], wifi: [network, security !== 'nopass' && password], contact: [name, organization], mail: [to] }
  return lines[kind].filter(Boolean).join('\n')
}
