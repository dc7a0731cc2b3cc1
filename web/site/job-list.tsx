import { ChevronDown, Mail } from 'lucide-react'
import { useText } from '#web/i18n/text-provider.tsx'
import type { TextKey } from '#web/i18n/texts.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { jobOpenings, type JobOpening } from './job-openings.ts'
import { mailTo, operator } from './operator.ts'

/** The browser itself keeps one of a named group of details open, without a script (single-open, collapsible). */
const group = 'openings'

export function JobList() {
  return (
    <div className="divide-y divide-border border-y border-border">
      {jobOpenings.map((opening) => (
        <Opening key={opening.id} opening={opening} />
      ))}
    </div>
  )
}

function Opening({ opening }: { opening: JobOpening }) {
  const t = useText()
  const title = t(opening.title)
  const letter = { subject: t('careers.mailSubject', { title }), body: t('careers.mailBody', { title }) }
  return (
    <details name={group} id={opening.id} className="group">
      <summary className="-mx-3 grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 rounded-lg px-3 py-5 transition-colors hover:bg-muted [&::-webkit-details-marker]:hidden">
        <h3 className="text-lg font-semibold tracking-tight text-balance [overflow-wrap:anywhere] sm:text-xl">{title}</h3>
        <span className="col-start-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted-foreground">
          <Label name={t('careers.department')} value={t(opening.department)} />
          <Label name={t('careers.employment')} value={t('careers.fullTime')} />
          <Label name={t('careers.place')} value={t('careers.remote')} />
        </span>
        <ChevronDown
          aria-hidden
          className="col-start-2 row-span-2 row-start-1 size-5 text-muted-foreground transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="max-w-2xl pt-1 pb-9">
        <p className="leading-[1.7] text-pretty lang-ja:leading-[1.9]">{t(opening.description)}</p>
        <Points title={t('careers.tasksTitle')} points={opening.tasks} />
        <Points title={t('careers.needsTitle')} points={opening.needs} />
        <a href={mailTo(operator.careersEmail, letter)} className={buttonClasses({ className: 'mt-7' })}>
          <Mail aria-hidden />
          {t('careers.apply')}
        </a>
      </div>
    </details>
  )
}

/** What kind of word it is stands only for those who cannot see it beside the others. */
function Label({ name, value }: { name: string; value: string }) {
  return (
    <span>
      <span className="sr-only">{name}: </span>
      {value}
    </span>
  )
}

function Points({ title, points }: { title: string; points: TextKey }) {
  const t = useText()
  return (
    <>
      <h4 className="mt-6 font-semibold">{title}</h4>
      <ul className="mt-2.5 list-disc space-y-2 pl-5 leading-relaxed text-muted-foreground marker:text-ember">
        {t(points)
          .split('\n')
          .map((point) => (
            <li key={point}>{point}</li>
          ))}
      </ul>
    </>
  )
}
