import { Checkbox, Field, Input, Select, Textarea } from '@/components/ui/field'
import type { QrContent } from '@/lib/qr-content'

type Writable = 'network' | 'password' | 'name' | 'organization' | 'phone' | 'email' | 'website' | 'to' | 'subject'
const textMax = 3000
const fieldMax = 300

const contactFields: [key: Writable, label: string, type: string][] = [
  ['name', '%%qrName%%', 'text'],
  ['organization', '%%qrOrganization%%', 'text'],
  ['phone', '%%qrPhone%%', 'tel'],
  ['email', '%%qrEmail%%', 'email'],
  ['website', '%%qrWebsite%%', 'url'],
]

interface QrFieldsProps {
  content: QrContent
  onChange: (change: Partial<QrContent>) => void
}

/** What there is to fill in for the kind of code that is made. */
export function QrFields({ content, onChange }: QrFieldsProps) {
  const field = (key: Writable, label: string, type = 'text') => (
    <Field key={key} label={label}>
      {(wiring) => (
        <Input
          {...wiring}
          type={type}
          autoComplete="off"
          maxLength={fieldMax}
          value={content[key]}
          onChange={(event) => onChange({ [key]: event.target.value })}
        />
      )}
    </Field>
  )
  const area = (key: 'text' | 'body', label: string) => (
    <Field label={label}>
      {(wiring) => (
        <Textarea
          {...wiring}
          rows={5}
          maxLength={textMax}
          value={content[key]}
          onChange={(event) => onChange({ [key]: event.target.value })}
        />
      )}
    </Field>
  )
  if (content.kind === 'text') return area('text', '%%qrContent%%')
  if (content.kind === 'contact')
    return <div className="space-y-4">{contactFields.map(([key, label, type]) => field(key, label, type))}</div>
  if (content.kind === 'mail')
    return (
      <div className="space-y-4">
        {field('to', '%%qrTo%%', 'email')}
        {field('subject', '%%qrSubject%%')}
        {area('body', '%%qrBody%%')}
      </div>
    )
  return (
    <div className="space-y-4">
      {field('network', '%%qrNetwork%%')}
      <Field label="%%qrSecurity%%">
        {(wiring) => (
          <Select
            {...wiring}
            value={content.security}
            onChange={(event) => onChange({ security: event.target.value as QrContent['security'] })}
          >
            <option value="WPA">WPA / WPA2 / WPA3</option>
            <option value="WEP">WEP</option>
            <option value="nopass">%%qrOpen%%</option>
          </Select>
        )}
      </Field>
      {content.security !== 'nopass' && field('password', '%%qrPassword%%')}
      <Checkbox
        label="%%qrHidden%%"
        checked={content.hidden}
        onChange={(event) => onChange({ hidden: event.target.checked })}
        className="min-h-10"
      />
    </div>
  )
}
