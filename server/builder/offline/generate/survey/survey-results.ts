import { propertyOf, titleOf, valueOf } from '../context.ts'
import { attribute, createImports, jsxText, quote } from '../markup.ts'
import { surveyDir, type Survey } from './survey.ts'
import { importStatCard } from '../import-stat-card.ts'

/** `survey-results-page.tsx` and `response-list.tsx`. */
export function writeSurveyResults(survey: Survey): void {
  writeResultsPage(survey)
  writeResponseList(survey)
}

function writeResultsPage({ context, page, response, answer, date, ofQuestion, ofResponse }: Survey): void {
  const { say, model } = context
  const imports = createImports()
  imports.use('react-router', 'Link')
  imports.use('lucide-react', 'CalendarClockIcon', 'DownloadIcon', 'InboxIcon', 'StarIcon')
  importStatCard(context, imports)
  imports.use('@/components/layout/page-header', 'PageHeader')
  imports.use('@/components/ui/button', 'Button', 'buttonClass')
  imports.use('@/components/ui/card', 'EmptyState')
  imports.use(`@/data/${answer.slug}`, answer.collection)
  imports.use(`@/data/${response.slug}`, response.collection)
  imports.use('@/lib/csv', 'downloadCsv')
  imports.use('@/lib/format', 'formatNumber', 'formatRelative')
  imports.use('./question-input', 'answerLabel', 'marksOf', 'type Question')
  imports.use('./question-result', 'averageOf', 'QuestionResult')
  imports.use('./questions', 'useQuestions')
  imports.use('./response-list', 'ResponseList')
  const day = (row: string) => valueOf(response, date, row)
  const fileName = `${page.id}.csv`
  context.files[`${surveyDir}/survey-results-page.tsx`] = `@imports

export function SurveyResultsPage() {
  const asked = useQuestions()
  const rows = ${response.collection}.useAll().toSorted((a, b) => ${day('b')}.localeCompare(${day('a')}))
  const given = ${answer.collection}.useAll()
  const answersTo = (question: Question) => given.filter((row) => ${valueOf(answer, ofQuestion, 'row')} === question.id)
  const textsOf = (question: Question) => answersTo(question).map((row) => ${titleOf(answer, 'row')})
  const scales = asked.filter(({ kind }) => kind === 'scale')
  // marks out of five and out of ten have no mean
  const most = scales[0] && marksOf(scales[0]).at(-1)
  const mark = averageOf(scales.filter((question) => marksOf(question).at(-1) === most).flatMap(textsOf))

  function download() {
    const lines = rows.map((row) => [
      ${titleOf(response, 'row')},
      ${day('row')},
      ...asked.map((question) =>
        answersTo(question)
          .filter((each) => ${valueOf(answer, ofResponse, 'each')} === row.id)
          .map((each) => answerLabel(question.kind, ${titleOf(answer, 'each')}))
          .join('; '),
      ),
    ])
    const headings = [${quote(response.title.label)}, ${quote(date.label)}, ...asked.map(({ title }) => title)]
    downloadCsv(${quote(fileName)}, [headings, ...lines])
  }

  return (
    <div className="space-y-6">
      <PageHeader title=${attribute(say('results'))} text=${attribute(page.path === '/' ? model.name : say('resultsHint'))}>
        {rows.length > 0 && (
          <Button variant="secondary" onClick={download}>
            <DownloadIcon /> CSV
          </Button>
        )}
      </PageHeader>
      {rows.length === 0 ? (
        <EmptyState icon={InboxIcon} title=${attribute(say('noResponses'))} text=${attribute(say('noResponsesHint'))}>
          <Link to=${attribute(page.path)} className={buttonClass()}>
            ${jsxText(say('openSurvey'))}
          </Link>
        </EmptyState>
      ) : (
        <>
          <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
            <StatCard label=${attribute(response.thing.many)} value={formatNumber(rows.length)} icon={InboxIcon} />
            {mark !== null && <StatCard label=${attribute(say('averageMark'))} value={\`\${formatNumber(mark)} / \${most}\`} icon={StarIcon} />}
            <StatCard label=${attribute(say('latestAnswer'))} value={formatRelative(${day('rows[0]!')})} icon={CalendarClockIcon} />
          </div>
          <div className="grid items-start gap-4 lg:grid-cols-2">
            {asked.map((question, i) => (
              <QuestionResult
                key={question.id}
                question={question}
                number={i + 1}
                answers={textsOf(question)}
                people={new Set(answersTo(question).map((row) => ${valueOf(answer, ofResponse, 'row')})).size}
              />
            ))}
          </div>
          <ResponseList rows={rows} questions={asked} />
        </>
      )}
    </div>
  )
}
`.replace('@imports', () => imports.print())
}

function writeResponseList({ context, response, answer, date, ofQuestion, ofResponse }: Survey): void {
  const { say } = context
  const imports = createImports()
  imports.use('lucide-react', 'ChevronRightIcon', 'Trash2Icon')
  imports.use('@/components/ui/button', 'Button')
  imports.use('@/components/ui/card', 'Card')
  imports.use('@/components/ui/toast', 'toast')
  imports.use(`@/data/${answer.slug}`, answer.collection)
  imports.use(`@/data/${response.slug}`, response.collection, `type ${response.type}`)
  imports.use('@/lib/format', 'formatDate')
  imports.use('./question-input', 'answerLabel', 'type Question')
  const title = titleOf(response, 'row')
  context.files[`${surveyDir}/response-list.tsx`] = `@imports

interface ResponseListProps {
  rows: ${response.type}[]
  questions: Question[]
}

/** Each response as its person sent it. */
export function ResponseList({ rows, questions }: ResponseListProps) {
  const given = ${answer.collection}.useAll()
  const partsOf = (row: ${response.type}) => given.filter((each) => each.${propertyOf(answer, ofResponse)} === row.id)

  function remove(row: ${response.type}) {
    const parts = partsOf(row)
    for (const part of parts) ${answer.collection}.remove(part.id)
    ${response.collection}.remove(row.id)
    toast(${quote(say('deleted'))}, () => {
      ${response.collection}.restore([row])
      ${answer.collection}.restore(parts)
    })
  }

  return (
    <section className="space-y-3">
      <h2 className="font-display text-lg font-semibold">${jsxText(say('eachResponse'))}</h2>
      <Card>
        <ul className="divide-y divide-border">
          {rows.map((row) => (
            <li key={row.id} className="flex items-start gap-2 pr-2">
              <details className="group min-w-0 flex-1">
                <summary className="focus-ring flex cursor-pointer list-none items-center gap-3 rounded-md py-3.5 pl-4 text-sm font-medium">
                  <ChevronRightIcon className="size-4 shrink-0 transition-transform group-open:rotate-90" aria-hidden="true" />
                  <span className="tabular-nums">{${title}}</span>
                  <span className="font-normal text-muted-foreground">{formatDate(${valueOf(response, date, 'row')})}</span>
                </summary>
                <dl className="space-y-3 pr-2 pb-5 pl-11 text-sm">
                  {questions.map((question) => (
                    <div key={question.id}>
                      <dt className="text-muted-foreground">{question.title}</dt>
                      <dd className="mt-0.5 wrap-break-word whitespace-pre-line">
                        {partsOf(row)
                          .filter((each) => ${valueOf(answer, ofQuestion, 'each')} === question.id)
                          .map((each) => answerLabel(question.kind, ${titleOf(answer, 'each')}))
                          .join(', ') || '–'}
                      </dd>
                    </div>
                  ))}
                </dl>
              </details>
              <Button
                variant="ghost"
                size="icon"
                className="mt-1.5"
                aria-label={\`${say('delete')} \${${title}}\`}
                onClick={() => remove(row)}
              >
                <Trash2Icon />
              </Button>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
`.replace('@imports', () => imports.print())
}
