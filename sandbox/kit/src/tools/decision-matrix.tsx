import { Copy, FilePlus2, Lightbulb, Plus, X } from 'lucide-react'
import { WidePage } from '@/components/blocks/page-styles'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Input } from '@/components/ui/field'
import { toast } from '@/components/ui/toast'
import { type Decision, cellOf, rankingOf, sample, scoreOf, scoreUsual } from '@/features/decision/decision'
import { Ranking } from '@/features/decision/ranking'
import { ScoreButton } from '@/features/decision/score-button'
import { changed, newId, without } from '@/lib/arrange'
import { cn } from '@/lib/cn'
import { copyText } from '@/lib/copy-text'
import { useSaved } from '@/lib/use-saved'

const optionsMax = 8
const criteriaMax = 15
const nameMax = 40

const blank = (): Decision => ({
  question: '',
  options: ['A', 'B'].map((name) => ({ id: newId(), name })),
  criteria: [{ id: newId(), name: '', weight: scoreUsual }],
  scores: {},
})

export function DecisionMatrix() {
  const [decision, setDecision] = useSaved('decision', sample)
  const { question, options, criteria } = decision
  const ranking = rankingOf(decision)
  const best = ranking[0]?.points ?? 0
  const isBlank = !question && criteria.every(({ name }) => !name)
  const change = (part: Partial<Decision>) => setDecision((before) => ({ ...before, ...part }))
  const replace = (next: Partial<Decision>, said: string) => {
    change(next)
    toast(said, () => setDecision(decision))
  }
  const pointsOf = (id: string) => ranking.find(({ option }) => option.id === id)
  const copy = () =>
    copyText([question, ...ranking.map(({ option, percent }, at) => `${at + 1}. ${option.name}: ${percent} %`)].join('\n').trim())
  const first = 'sticky left-0 z-10 bg-card py-1 pr-2 text-left'
  return (
    <div className="space-y-5">
      <WidePage />
      <div className="flex flex-wrap gap-2">
        <Input
          aria-label="%%decideQuestion%%"
          placeholder="%%decideQuestion%%"
          maxLength={120}
          value={question}
          onChange={(event) => change({ question: event.target.value })}
          className="h-12 min-w-60 flex-1 text-lg font-semibold sm:text-lg"
        />
        <Button variant="secondary" size="lg" className="px-4" onClick={() => void copy()}>
          <Copy /> %%toolCopy%%
        </Button>
        {isBlank ? (
          <Button variant="secondary" size="lg" className="px-4" onClick={() => replace(sample, '%%makerSampleShown%%')}>
            <Lightbulb /> %%makerSample%%
          </Button>
        ) : (
          <Button variant="secondary" size="lg" className="px-4" onClick={() => replace(blank(), '%%makerEmptied%%')}>
            <FilePlus2 /> %%makerStartEmpty%%
          </Button>
        )}
      </div>
      <Ranking ranking={ranking} />
      <Card className="overflow-x-auto px-4 py-3 sm:px-5">
        <table className="w-full border-separate border-spacing-x-1.5 border-spacing-y-0">
          <caption className="sr-only">%%decideTable%%</caption>
          <thead>
            <tr>
              <th scope="col" className={cn(first, 'min-w-36 text-sm font-medium text-muted-foreground')}>
                %%decideCriterion%%
              </th>
              <th scope="col" className="w-20 py-1 text-sm font-medium text-muted-foreground">
                %%decideWeight%%
              </th>
              {options.map((option, at) => (
                <th key={option.id} scope="col" className="min-w-32 py-1 font-normal">
                  <span className="flex items-center gap-0.5">
                    <Input
                      aria-label={'%%decideOptionNo%%'.replace('{number}', String(at + 1))}
                      maxLength={nameMax}
                      value={option.name}
                      onChange={(event) => change({ options: changed(options, option.id, { name: event.target.value }) })}
                      className="min-w-0 px-2 font-semibold"
                    />
                    {options.length > 2 && (
                      <Button
                        variant="ghost"
                        size="icon"
                        aria-label={`%%delete%% ${option.name}`}
                        onClick={() => replace({ options: without(options, option.id) }, '%%deleted%%')}
                        className="w-7 sm:w-7"
                      >
                        <X />
                      </Button>
                    )}
                  </span>
                </th>
              ))}
              {options.length < optionsMax && (
                <th scope="col" className="w-10 py-1">
                  <Button
                    variant="secondary"
                    size="icon"
                    aria-label="%%decideMoreOptions%%"
                    onClick={() =>
                      change({
                        options: [
                          ...options,
                          { id: newId(), name: '%%decideOptionNo%%'.replace('{number}', String(options.length + 1)) },
                        ],
                      })
                    }
                  >
                    <Plus />
                  </Button>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {criteria.map((criterion, at) => (
              <tr key={criterion.id}>
                <th scope="row" className={cn(first, 'font-normal')}>
                  <span className="flex items-center gap-0.5">
                    <Input
                      aria-label={'%%decideCriterionNo%%'.replace('{number}', String(at + 1))}
                      placeholder="%%decideCriterion%%"
                      maxLength={nameMax}
                      value={criterion.name}
                      onChange={(event) => change({ criteria: changed(criteria, criterion.id, { name: event.target.value }) })}
                      className="min-w-0 px-2"
                    />
                    {criteria.length > 1 && (
                      <Button
                        variant="ghost"
                        size="icon"
                        aria-label={`%%delete%% ${criterion.name}`}
                        onClick={() => replace({ criteria: without(criteria, criterion.id) }, '%%deleted%%')}
                        className="w-7 sm:w-7"
                      >
                        <X />
                      </Button>
                    )}
                  </span>
                </th>
                <td className="py-1">
                  <ScoreButton
                    label={`%%decideWeight%% ${criterion.name}`}
                    value={criterion.weight}
                    onChange={(weight) => change({ criteria: changed(criteria, criterion.id, { weight }) })}
                  />
                </td>
                {options.map((option) => (
                  <td key={option.id} className="py-1">
                    <ScoreButton
                      tinted
                      label={`${option.name}, ${criterion.name}`}
                      value={scoreOf(decision, option, criterion)}
                      onChange={(score) => change({ scores: { ...decision.scores, [cellOf(option, criterion)]: score } })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className={first}>
                {criteria.length < criteriaMax && (
                  <Button
                    variant="secondary"
                    onClick={() => change({ criteria: [...criteria, { id: newId(), name: '', weight: scoreUsual }] })}
                  >
                    <Plus /> %%decideMoreCriteria%%
                  </Button>
                )}
              </th>
              <td className="py-1 text-center text-sm font-medium text-muted-foreground">%%total%%</td>
              {options.map(({ id }) => (
                <td key={id} className="py-1">
                  <span
                    className={cn(
                      'grid h-13 place-items-center rounded-lg text-lg font-bold tabular-nums',
                      pointsOf(id)?.points === best ? 'bg-primary text-primary-foreground' : 'bg-muted',
                    )}
                  >
                    {pointsOf(id)?.points ?? 0}
                  </span>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </Card>
      <p className="text-center text-sm text-muted-foreground">%%decideKeys%%</p>
    </div>
  )
}
