import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { api } from '#web/api.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export type Letter = { id: string; to: string; from: string; subject: string; date: string; text: string; html: string }

/** The frame's own policy beside its sandbox: nothing is loaded, nothing runs. */
const framePolicy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><base target="_blank">`
const address = /(https?:\/\/\S+)/

/** One mail of the outbox, as its reader's program shows it and as plain text. */
export function LetterView({ id, onBack }: { id: string; onBack: () => void }) {
  const t = useText()
  const [letter, setLetter] = useState<Letter | 'failed' | null>(null)
  const [plain, setPlain] = useState(false)
  useEffect(() => {
    api<Letter>(`/api/v1/outbox/${encodeURIComponent(id)}`).then(setLetter, () => setLetter('failed'))
  }, [id])
  return (
    <article className="grid min-w-0 content-start gap-4">
      <Button variant="ghost" size="sm" onClick={onBack} className="justify-self-start md:hidden">
        <ArrowLeft aria-hidden />
        {t('outbox.back')}
      </Button>
      {letter === null && <Skeleton className="h-96 w-full" />}
      {letter === 'failed' && <Alert tone="destructive">{t('common.somethingWrong')}</Alert>}
      {letter !== null && letter !== 'failed' && (
        <>
          <header className="flex flex-wrap items-start justify-between gap-3">
            <div className="min-w-0">
              <h2 className="text-lg font-semibold [overflow-wrap:anywhere]">{letter.subject}</h2>
              <p className="text-sm text-muted-foreground [overflow-wrap:anywhere]">
                {letter.from} → {letter.to}
              </p>
            </div>
            <fieldset className="flex gap-1">
              <legend className="sr-only">{t('outbox.form')}</legend>
              <Button variant={plain ? 'ghost' : 'secondary'} size="sm" aria-pressed={!plain} onClick={() => setPlain(false)}>
                {t('outbox.html')}
              </Button>
              <Button variant={plain ? 'secondary' : 'ghost'} size="sm" aria-pressed={plain} onClick={() => setPlain(true)}>
                {t('outbox.text')}
              </Button>
            </fieldset>
          </header>
          {plain ? (
            <pre className="rounded-xl border border-border bg-card p-5 font-mono text-sm leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere]">
              <LinkedText text={letter.text} />
            </pre>
          ) : (
            <iframe
              title={t('outbox.frame', { subject: letter.subject })}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              srcDoc={framePolicy + letter.html}
              className="h-[40rem] w-full rounded-xl border border-border bg-white"
            />
          )}
        </>
      )}
    </article>
  )
}

const LinkedText = ({ text }: { text: string }) =>
  text.split(address).map((part, at) =>
    at % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key
      <a key={at} href={part} className="text-primary underline underline-offset-4">
        {part}
      </a>
    ) : (
      part
    ),
  )
