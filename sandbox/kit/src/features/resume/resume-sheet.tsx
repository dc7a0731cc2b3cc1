import type { CSSProperties, ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { type Entry, isFilled, type Layout, type Resume } from './resume'

interface ResumeSheetProps {
  resume: Resume
  layout: Layout
  accent: string
}

/** The finished sheet. All its measures are in parts of its own width, so that it looks on paper as it does here. */
export function ResumeSheet({ resume, layout, accent }: ResumeSheetProps) {
  const Sheet = { classic: ClassicSheet, side: SideSheet, band: BandSheet }[layout]
  const style = { '--ink': accent, fontSize: '1.72cqw' } as CSSProperties
  return (
    <div className="@container">
      <div
        className={cn(
          'min-h-[141.4cqw] overflow-hidden bg-white leading-[1.5] wrap-break-word text-neutral-800 shadow-lifted [print-color-adjust:exact] print:min-h-[296mm] print:shadow-none',
          layout === 'classic' && 'font-serif',
        )}
        style={style}
      >
        <Sheet resume={resume} />
      </div>
    </div>
  )
}

const contactOf = ({ place, email, phone, links }: Resume) => [place, email, phone, ...links].filter(Boolean)

function ClassicSheet({ resume }: { resume: Resume }) {
  return (
    <div className="space-y-[1.8em] px-[5em] py-[4.6em]">
      <div className="border-b-[0.18em] border-(--ink) pb-[1.4em] text-center">
        <Name resume={resume} className="text-(--ink)" />
        <p className="mt-[0.9em] text-neutral-600">{contactOf(resume).join('  ·  ')}</p>
      </div>
      <Profile text={resume.profile} />
      <Entries title="%%resumeExperience%%" entries={resume.experience} />
      <Entries title="%%resumeEducation%%" entries={resume.education} />
      <div className="grid grid-cols-2 gap-[2.5em]">
        <Words title="%%resumeSkills%%" words={resume.skills} />
        <Words title="%%resumeLanguages%%" words={resume.languages} />
      </div>
    </div>
  )
}

function SideSheet({ resume }: { resume: Resume }) {
  return (
    <div className="grid min-h-[inherit] grid-cols-[19em_1fr]">
      <div className="space-y-[2.2em] bg-(--ink) px-[2.4em] py-[4em] text-white [--ink-title:#fff]">
        <Words title="%%resumeContact%%" words={contactOf(resume)} plain />
        <Words title="%%resumeSkills%%" words={resume.skills} plain />
        <Words title="%%resumeLanguages%%" words={resume.languages} plain />
      </div>
      <div className="min-w-0 space-y-[1.9em] px-[3.2em] py-[4em]">
        <Name resume={resume} className="text-(--ink)" />
        <Profile text={resume.profile} />
        <Entries title="%%resumeExperience%%" entries={resume.experience} />
        <Entries title="%%resumeEducation%%" entries={resume.education} />
      </div>
    </div>
  )
}

function BandSheet({ resume }: { resume: Resume }) {
  return (
    <>
      <div className="bg-(--ink) px-[4em] py-[3.2em] text-white">
        <Name resume={resume} />
        <p className="mt-[1.2em]">{contactOf(resume).join('  ·  ')}</p>
      </div>
      <div className="grid grid-cols-[1fr_16em] gap-[3.2em] px-[4em] py-[3em]">
        <div className="min-w-0 space-y-[1.9em]">
          <Profile text={resume.profile} />
          <Entries title="%%resumeExperience%%" entries={resume.experience} />
        </div>
        <div className="min-w-0 space-y-[1.9em]">
          <Words title="%%resumeSkills%%" words={resume.skills} />
          <Words title="%%resumeLanguages%%" words={resume.languages} plain />
          <Entries title="%%resumeEducation%%" entries={resume.education} narrow />
        </div>
      </div>
    </>
  )
}

function Name({ resume, className }: { resume: Resume; className?: string }) {
  return (
    <div className={className}>
      <p className="text-[2.9em] leading-[1.15] font-bold">{resume.name || '%%resumeName%%'}</p>
      {resume.role && <p className="mt-[0.3em] text-[1.35em]">{resume.role}</p>}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-[0.7em] border-b border-current/25 pb-[0.3em] text-[1.15em] font-bold text-(--ink-title,var(--ink))">
        {title}
      </h3>
      {children}
    </section>
  )
}

function Profile({ text }: { text: string }) {
  if (!text) return null
  return (
    <Part title="%%resumeProfile%%">
      <p className="whitespace-pre-line">{text}</p>
    </Part>
  )
}

function Entries({ title, entries, narrow = false }: { title: string; entries: Entry[]; narrow?: boolean }) {
  const filled = entries.filter(isFilled)
  if (!filled.length) return null
  return (
    <Part title={title}>
      <ul className="space-y-[1.1em]">
        {filled.map(({ id, what, where, when, text }) => (
          <li key={id} className="break-inside-avoid">
            <div className={narrow ? undefined : 'flex justify-between gap-[1.5em]'}>
              <p className="font-bold">{what}</p>
              <p className="shrink-0 text-neutral-600">{when}</p>
            </div>
            <p className="text-(--ink)">{where}</p>
            {text && <p className="mt-[0.3em] whitespace-pre-line">{text}</p>}
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Words({ title, words, plain = false }: { title: string; words: string[]; plain?: boolean }) {
  if (!words.length) return null
  return (
    <Part title={title}>
      <ul className={plain ? 'space-y-[0.5em]' : 'flex flex-wrap gap-[0.5em]'}>
        {words.map((word) => (
          <li key={word} className={plain ? undefined : 'rounded-[0.4em] bg-neutral-100 px-[0.7em] py-[0.15em]'}>
            {word}
          </li>
        ))}
      </ul>
    </Part>
  )
}
