import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { signOnLimits, type SignOnView } from '#shared/sign-on.ts'
import { useLanguage, useText } from '#web/i18n/text-provider.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Label } from '#web/ui/label.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

type Known = Extract<NonNullable<SignOnView['provider']>, { protocol: 'saml' }>['certificates']
type CertificateListProps = { certificates: string[]; known: Known; onChange: (certificates: string[]) => void }

const soonMs = 30 * 24 * 3600_000

/** The certificates the provider may sign with: several, so that one follows another without a gap. */
export function CertificateList({ certificates, known, onChange }: CertificateListProps) {
  const t = useText()
  const id = useId()
  const [added, setAdded] = useState('')
  return (
    <div className="grid gap-3">
      <div>
        <h4 className="text-sm font-medium">{t('signOn.certificates')}</h4>
        <p className="mt-1 text-[0.8125rem] leading-relaxed text-muted-foreground">{t('signOn.certificatesHint')}</p>
      </div>
      {certificates.length > 0 ? (
        <ul className="grid gap-2">
          {certificates.map((pem) => (
            <CertificateRow
              key={pem}
              pem={pem}
              certificate={known.find((one) => one.pem === pem)}
              onRemove={() => onChange(certificates.filter((one) => one !== pem))}
            />
          ))}
        </ul>
      ) : null}
      {certificates.length < signOnLimits.certificatesMax ? (
        <div className="grid gap-2">
          <Label htmlFor={id}>{t('signOn.certificateNew')}</Label>
          <Textarea
            id={id}
            value={added}
            onChange={(event) => setAdded(event.target.value)}
            placeholder="-----BEGIN CERTIFICATE-----"
            spellCheck={false}
            maxLength={signOnLimits.certificateMaxChars}
            className="max-h-48 font-mono text-[0.8125rem]!"
          />
          <Button
            variant="secondary"
            size="sm"
            disabled={added.trim() === ''}
            onClick={() => {
              onChange([...new Set([...certificates, added.trim()])])
              setAdded('')
            }}
            className="justify-self-start"
          >
            {t('signOn.certificateAdd')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

function CertificateRow(props: { pem: string; certificate: Known[number] | undefined; onRemove: () => void }) {
  const { pem, certificate, onRemove } = props
  const t = useText()
  const language = useLanguage()
  const subject = certificate?.subject ?? `…${pem.replaceAll(/-----[^-]+-----|\s/g, '').slice(-16)}`
  const [nowMs] = useState(() => Date.now())
  const leftMs = certificate ? Date.parse(certificate.expiresAt) - nowMs : Infinity
  const date = certificate ? new Date(certificate.expiresAt).toLocaleDateString(language, { dateStyle: 'medium' }) : ''
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-border px-4 py-3">
      <div className="min-w-0">
        <p className="text-sm font-medium [overflow-wrap:anywhere]">{subject}</p>
        <p className="text-xs text-muted-foreground">
          {certificate
            ? t(leftMs < 0 ? 'signOn.certificateExpired' : 'signOn.certificateExpires', { date })
            : t('signOn.certificatePending')}
        </p>
        {certificate ? (
          <p className="mt-1 font-mono text-[0.6875rem] break-all text-muted-foreground">SHA-256 {certificate.fingerprint}</p>
        ) : null}
      </div>
      <span className="flex items-center gap-2">
        {leftMs > 0 && leftMs < soonMs ? <Badge tone="warning">{t('signOn.certificateSoon')}</Badge> : null}
        <Button variant="ghost" size="sm" aria-label={t('signOn.certificateRemove', { subject })} onClick={onRemove}>
          <Trash2 aria-hidden />
        </Button>
      </span>
    </li>
  )
}
