import type { Page } from '../../model.ts'
import { questionKindOf } from '../../page-parts/survey-parts.ts'
import {
  listPageOf,
  optionsOf,
  optionStem,
  propertyOf,
  thingOf,
  titleOf,
  valueOf,
  type Context,
  type ThingNames,
} from '../context.ts'
import { attribute, createImports, jsxText, key, quote } from '../markup.ts'
import { pascal } from '../names.ts'
import type { Route } from '../routes-file.ts'
import { surveyDir, type Survey } from './survey.ts'
import { writeSurveyResults } from './survey-results.ts'

/** A form for those who answer, and the results for those who asked. Says which routes they bring. */
export function writeSurveyPages(context: Context, page: Page): Route[] {
  const [question, response, answer] = [page.thing, page.parts?.response, page.parts?.answer].map((id) => thingOf(context, id))
  const field = ({ thing }: ThingNames, id: string) => thing.fields.find((each) => each.id === id)!
  const pointing = (target: ThingNames) => answer!.thing.fields.find((each) => each.target === target.thing.id)!
  const taken = context.model.pages.some(({ path }) => path === '/results')
  const survey: Survey = {
    context,
    page,
    question: question!,
    response: response!,
    answer: answer!,
    kind: field(question!, 'kind'),
    options: field(question!, 'options'),
    required: field(question!, 'mustAnswer'),
    position: field(question!, 'position'),
    date: response!.thing.fields.find(({ type }) => type === 'date')!,
    ofQuestion: pointing(question!),
    ofResponse: pointing(response!),
    results: taken ? '/survey-results' : '/results',
  }
  writeQuestions(survey)
  writeForm(survey)
  writeSurveyResults(survey)
  const module = (file: string) => `@/${surveyDir.slice('src/'.length)}/${file}`
  return [
    {
      path: page.path,
      component: 'SurveyPage',
      module: module('survey-page'),
      nav: { label: page.title, icon: page.icon, place: 'main' },
    },
    {
      path: survey.results,
      component: 'SurveyResultsPage',
      module: module('survey-results-page'),
      nav: { label: context.say('results'), icon: 'ChartColumn', place: 'footer' },
    },
  ]
}

/** `questions.ts`: the rows as the form and the results use them. */
function writeQuestions({ context, question, kind, options, required, position }: Survey): void {
  const { collection, type } = question
  const kindType = pascal(optionStem(question, kind))
  const kinds = optionsOf(kind).map((option) => `  ${key(option)}: '${questionKindOf(kind, option) ?? 'text'}',`)
  const at = valueOf(question, position, 'row')
  context.files[`${surveyDir}/questions.ts`] =
    `import { ${collection}, type ${type}, type ${kindType} } from '@/data/${question.slug}'
import type { Question, QuestionKind } from './question-input'

const kinds: Record<${kindType}, QuestionKind> = {
${kinds.join('\n')}
}

/** A question without a place in the form comes last. */
const placeOf = (row: ${type}) => ${at} || Infinity

const toQuestion = (row: ${type}): Question => ({
  id: row.id,
  title: ${titleOf(question, 'row')},
  kind: kinds[${valueOf(question, kind, 'row')}],
  options: ${valueOf(question, options, 'row')},
  required: ${valueOf(question, required, 'row')},
})

/** The questions in the order of the form. */
export const useQuestions = () =>
  ${collection}
    .useAll()
    .toReversed()
    .toSorted((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)))
    .map(toQuestion)
`
}

function writeForm({ context, page, question, response, answer, date, ofQuestion, ofResponse }: Survey): void {
  const { say } = context
  const imports = createImports()
  imports.use('react', 'type FormEvent', 'useState')
  imports.use('@/components/ui/field', 'focusFirstProblem')
  imports.use('lucide-react', 'CircleCheckIcon', 'ListChecksIcon')
  imports.use('@/components/layout/page-header', 'PageHeader')
  imports.use('@/components/ui/button', 'Button')
  imports.use('@/components/ui/card', 'Card', 'EmptyState')
  imports.use(`@/data/${response.slug}`, response.collection, `empty${response.type}`)
  imports.use(`@/data/${answer.slug}`, answer.collection)
  imports.use('@/lib/dates', 'today')
  imports.use('@/lib/number-series', 'nextNumber')
  imports.use('./question-input', 'QuestionInput')
  imports.use('./questions', 'useQuestions')
  const owned = listPageOf(context, question.thing.id)
  if (owned) {
    imports.use('react-router', 'Link')
    imports.use('@/components/ui/button', 'buttonClass')
  }
  const manage = owned
    ? `          <Link to=${attribute(owned.path)} className={buttonClass()}>
            ${jsxText(say('writeQuestions'))}
          </Link>
`
    : ''
  const values = [
    `${propertyOf(answer, answer.title)}: text`,
    `${propertyOf(answer, ofQuestion)}: question.id`,
    `${propertyOf(answer, ofResponse)}: response.id`,
  ]
  const more = answer.thing.fields.length > values.length
  if (more) imports.use(`@/data/${answer.slug}`, `empty${answer.type}`)
  context.files[`${surveyDir}/survey-page.tsx`] = `@imports

export function SurveyPage() {
  const asked = useQuestions()
  const [filled, setFilled] = useState<Record<string, string[]>>({})
  const [checked, setChecked] = useState(false)
  const [sent, setSent] = useState(false)
  const given = (id: string) => (filled[id] ?? []).map((text) => text.trim()).filter(Boolean)
  const required = asked.filter((question) => question.required && given(question.id).length === 0)
  const isBlank = asked.every(({ id }) => given(id).length === 0)
  // a sheet without a single answer says nothing
  const missing = isBlank && required.length === 0 ? asked.slice(0, 1) : required

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setChecked(true)
    if (missing.length > 0) {
      focusFirstProblem(event.currentTarget)
      return
    }
    const ${propertyOf(response, response.title)} = nextNumber(${response.collection}.all().map((row) => ${titleOf(response, 'row')}), '#')
    const response = ${response.collection}.add({ ...empty${response.type}(), ${propertyOf(response, response.title)}, ${propertyOf(response, date)}: today() })
    for (const question of asked)
      for (const text of given(question.id)) ${answer.collection}.add({ ${more ? `...empty${answer.type}(), ` : ''}${values.join(', ')} })
    setFilled({})
    setChecked(false)
    setSent(true)
    window.scrollTo({ top: 0 })
  }

  if (sent)
    return (
      <div className="mx-auto max-w-md py-10 text-center" role="status">
        <CircleCheckIcon className="mx-auto size-14 text-tone-green" aria-hidden="true" />
        <h1 className="mt-5 font-display text-3xl font-semibold text-balance">${jsxText(page.texts?.thanks ?? say('thankYou'))}</h1>
        <p className="mt-2 text-muted-foreground">${jsxText(say('answersSaved'))}</p>
        <Button variant="secondary" className="mt-7" onClick={() => setSent(false)}>
          ${jsxText(say('answerAgain'))}
        </Button>
      </div>
    )
  return (
    <div className="mx-auto max-w-2xl space-y-6">
      <PageHeader title=${attribute(page.title)} text=${attribute(say('surveyHint'))} />
      {asked.length === 0 ? (
        <EmptyState icon={ListChecksIcon} title=${attribute(say('noQuestions'))} text=${attribute(say('noQuestionsHint'))}>
${manage}        </EmptyState>
      ) : (
        <form onSubmit={submit} noValidate className="space-y-4">
          {asked.map((question, i) => (
            <Card key={question.id} className="p-5 sm:p-6">
              <QuestionInput
                question={question}
                number={i + 1}
                value={filled[question.id] ?? []}
                error={checked && missing.includes(question) ? ${quote(say('mustAnswer'))} : undefined}
                onChange={(value) => setFilled((current) => ({ ...current, [question.id]: value }))}
              />
            </Card>
          ))}
          <Button type="submit" size="lg" className="max-sm:w-full">
            ${jsxText(say('sendAnswers'))}
          </Button>
          <p className="text-sm text-muted-foreground">${jsxText(say('onlyHere'))}</p>
        </form>
      )}
    </div>
  )
}
`.replace('@imports', () => imports.print())
}
