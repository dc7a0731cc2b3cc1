import { FilePlus2, Printer, UserRound } from 'lucide-react'
import { useState } from 'react'
import { PrintPage, WidePage } from '@/components/blocks/page-styles'
import { PaperColors, paperColors } from '@/components/blocks/paper-colors'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field, Input, TagsInput, Textarea } from '@/components/ui/field'
import { toast } from '@/components/ui/toast'
import { Segmented } from '@/components/ui/toolbar'
import { EntryList } from '@/features/resume/entry-list'
import { emptyResume, isFilled, type Layout, type Resume, sample } from '@/features/resume/resume'
import { ResumeSheet } from '@/features/resume/resume-sheet'
import { cn } from '@/lib/cn'
import { useSaved } from '@/lib/use-saved'

const start = { resume: sample, layout: 'side' as Layout, accent: paperColors[0]![0] }
const lines = [
  ['name', '%%resumeName%%', 'name'],
  ['role', '%%resumeRole%%', 'organization-title'],
  ['email', '%%resumeEmail%%', 'email'],
  ['phone', '%%resumePhone%%', 'tel'],
  ['place', '%%resumePlace%%', 'address-level2'],
] as const
const lists = [
  ['skills', '%%resumeSkills%%'],
  ['languages', '%%resumeLanguages%%'],
  ['links', '%%resumeLinks%%'],
] as const

export function ResumeMaker() {
  const [state, setState] = useSaved('resume', start)
  const [side, setSide] = useState<'edit' | 'sheet'>('edit')
  const { resume, layout, accent } = state
  const isBlank = !resume.name && !resume.profile && !resume.experience.some(isFilled)
  const change = (part: Partial<Resume>) => setState((before) => ({ ...before, resume: { ...before.resume, ...part } }))
  const replace = (next: Resume, said: string) => {
    setState((before) => ({ ...before, resume: next }))
    toast(said, () => setState((before) => ({ ...before, resume })))
  }
  return (
    <div className="space-y-5">
      <WidePage />
      <PrintPage size="A4" />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
        <Segmented
          label="%%makerLayout%%"
          value={layout}
          options={[
            { value: 'side', label: '%%resumeSide%%' },
            { value: 'band', label: '%%resumeBand%%' },
            { value: 'classic', label: '%%resumeClassic%%' },
          ]}
          onChange={(next) => setState((before) => ({ ...before, layout: next }))}
        />
        <PaperColors value={accent} onChange={(next) => setState((before) => ({ ...before, accent: next }))} />
        <div className="flex flex-wrap gap-2 sm:ml-auto">
          {isBlank ? (
            <Button variant="secondary" onClick={() => replace(sample, '%%makerSampleShown%%')}>
              <UserRound /> %%makerSample%%
            </Button>
          ) : (
            <Button variant="secondary" onClick={() => replace(emptyResume(), '%%makerEmptied%%')}>
              <FilePlus2 /> %%makerStartEmpty%%
            </Button>
          )}
          <Button onClick={() => window.print()}>
            <Printer /> %%makerPrint%%
          </Button>
        </div>
      </div>
      <div className="lg:hidden print:hidden">
        <Segmented
          label="%%makerShow%%"
          value={side}
          options={[
            { value: 'edit', label: '%%makerWrite%%' },
            { value: 'sheet', label: '%%preview%%' },
          ]}
          onChange={setSide}
        />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[5fr_6fr] print:block">
        <div className={cn('min-w-0 space-y-5 print:hidden', side === 'sheet' && 'max-lg:hidden')}>
          <Card className="space-y-4 p-5">
            <h2 className="font-display text-lg font-semibold">%%resumeYou%%</h2>
            <div className="grid gap-3 sm:grid-cols-2">
              {lines.map(([key, label, autoComplete]) => (
                <Field key={key} label={label}>
                  {(wiring) => (
                    <Input
                      {...wiring}
                      autoComplete={autoComplete}
                      maxLength={80}
                      value={resume[key]}
                      onChange={(event) => change({ [key]: event.target.value })}
                    />
                  )}
                </Field>
              ))}
            </div>
            <Field label="%%resumeProfile%%">
              {(wiring) => (
                <Textarea
                  {...wiring}
                  maxLength={1200}
                  value={resume.profile}
                  onChange={(event) => change({ profile: event.target.value })}
                />
              )}
            </Field>
          </Card>
          <EntryList
            title="%%resumeExperience%%"
            labels={{ what: '%%resumeJob%%', where: '%%resumeEmployer%%', more: '%%resumeMoreJob%%' }}
            entries={resume.experience}
            onChange={(experience) => change({ experience })}
          />
          <EntryList
            title="%%resumeEducation%%"
            labels={{ what: '%%resumeDegree%%', where: '%%resumeSchool%%', more: '%%resumeMoreStudy%%' }}
            entries={resume.education}
            onChange={(education) => change({ education })}
          />
          <Card className="space-y-4 p-5">
            {lists.map(([key, label]) => (
              <Field key={key} label={label}>
                {({ id }) => <TagsInput id={id} value={resume[key]} onChange={(next) => change({ [key]: next })} />}
              </Field>
            ))}
          </Card>
        </div>
        <div className={cn('min-w-0 lg:sticky lg:top-6 print:block!', side === 'edit' && 'max-lg:hidden')}>
          <ResumeSheet resume={resume} layout={layout} accent={accent} />
        </div>
      </div>
    </div>
  )
}
