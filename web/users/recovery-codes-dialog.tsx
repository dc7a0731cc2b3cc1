import { Check, Copy, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type RecoveryCodesDialogProps = { codes: string[]; email: string; onClose: () => void }

const fileName = 'smida-recovery-codes.txt'

/** The recovery codes, this once: to copy, to save, to print. */
export function RecoveryCodesDialog({ codes, email, onClose }: RecoveryCodesDialogProps) {
  const t = useText()
  const [copied, setCopied] = useState(false)
  const sheet = [`Smida – ${t('account.codesTitle')}`, `${location.host} · ${email}`, '', ...codes, ''].join('\n')
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    setCopied(true)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('account.codesTitle')}
      closeLabel={t('workspace.close')}
      actions={<Button onClick={onClose}>{t('account.codesKept')}</Button>}
    >
      <Alert>{t('account.codesKeep')}</Alert>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-lg border border-border bg-muted p-4 text-center font-mono text-sm select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => void copy().catch(() => {})}>
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          <span aria-live="polite">{t(copied ? 'account.copied' : 'account.copy')}</span>
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(sheet)}`}
          download={fileName}
          className={buttonClasses({ variant: 'outline', size: 'sm' })}
        >
          <Download aria-hidden />
          {t('account.codesDownload')}
        </a>
        <Button variant="outline" size="sm" onClick={() => printSheet(sheet)}>
          <Printer aria-hidden />
          {t('account.codesPrint')}
        </Button>
      </div>
    </Dialog>
  )
}

/** Only the codes, not the page behind them. */
function printSheet(sheet: string): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const paper = frame.contentDocument!
  const text = paper.createElement('pre')
  text.textContent = sheet
  paper.body.append(text)
  frame.contentWindow!.addEventListener('afterprint', () => frame.remove())
  frame.contentWindow!.print()
}
