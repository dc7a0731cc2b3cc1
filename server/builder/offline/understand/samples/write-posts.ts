// The first posts of a blog whose topic was named, and the name and the line that go with them.
import type { Language } from '#shared/languages.ts'
import { blogOfSubject } from '../../lexicon/blog-of-subject.ts'
import { blogTopics, type BlogTopic } from '../../lexicon/blog-topics.ts'
import { goodsKinds } from '../../lexicon/goods.ts'
import { localText } from '../../lexicon/lexicon.ts'
import type { ProjectModel } from '../../model.ts'
import type { Intent } from '../intent.ts'
import { capitalised } from '../said.ts'
import { pictureFor } from './picture-for.ts'
import { saltOf, spread } from './spread.ts'
import { saysOne } from './work-of.ts'

const shortestStem = 3
const daysBetween = 9

function topicIn(prompt: string, language: Language): BlogTopic | undefined {
  const low = prompt.toLowerCase()
  // a short word must be the whole word, or stand before "blog": "mat" is not "material"
  const says = (word: string) =>
    language === 'ja'
      ? low.includes(word)
      : new RegExp(`(?<!\\p{L})${word}${word.length <= shortestStem ? '(?:s?(?!\\p{L})|s?blog|ing)' : ''}`, 'u').test(low)
  return blogTopics.find((topic) => topic[language].split(', ').some(says))
}

const subjects: Record<Language, RegExp> = {
  en: /\bblog\s+(?:about|on|for|of)\s+(?:my |our |the )?([^.,:;!?\n]+)/i,
  sv: /blogg\s+(?:om|för|kring)\s+(?:min |mitt |mina |vår |vårt |våra )?([^.,:;!?\n]+)/i,
  ja: /([^、。\s]{2,20}?)(?:について|に関する|をテーマに(?:した)?|を綴る)の?(?:個人)?ブログ/u,
}
const subjectEnds = /\s+(?:with|where|that|which|and (?:a|an|my)|med|där|som|och (?:en|ett|min))\s.*$/isu
const subjectCharsMax = 36
const noSubject =
  /^(?:my|personal|simple|a|new|me|myself|friends|company|business|min|mig|personlig|enkel|個人|私|自分|シンプルな?|日々|新しい)$/iu
/** So many posts, the first among them, show what the blog is about. */
const ownPictureEvery = 3

/** Such posts as one writes on any topic, around the words for it; undefined where none was said. */
function topicSaid(prompt: string, language: Language): BlogTopic | undefined {
  const subject = subjects[language].exec(prompt)?.[1]?.replace(subjectEnds, '').trim()
  if (!subject || subject.length > subjectCharsMax || noSubject.test(subject)) return undefined
  const fill = (told: string) => told.replaceAll('{subject}', subject)
  const own = language === 'en' ? pictureFor(undefined, subject, 0).replace('picture:', '') : ''
  // what a shop for it sells shows what it is about, whatever the post is about
  const goods = goodsKinds.find((kind) => saysOne(kind, subject, language))?.goods
  return {
    en: '',
    sv: '',
    ja: '',
    name: capitalised(language === 'sv' ? subject.replace(/^att /, '') : subject),
    lead: fill(blogOfSubject.lead),
    posts: blogOfSubject.posts.map(([title, summary, tags, body, picture], at) => [
      title,
      fill(summary),
      tags,
      body,
      goods ? goods[at % goods.length]![3] : own && at % ownPictureEvery === 0 ? (own as BlogTopic['posts'][number][4]) : picture,
    ]),
  }
}

/** Gives a blog on a topic its posts, unless it has some. */
export function writePosts(model: ProjectModel, { prompt, name }: Pick<Intent, 'prompt' | 'name'>): void {
  const { language } = model
  const page = model.pages.find(({ kind }) => kind === 'blog')
  const post = model.things.find(({ id, concept }) => id === page?.thing && concept === 'post')
  const topic = post && !post.rows.length && (topicIn(prompt, language) ?? topicSaid(prompt, language))
  if (!page || !post || !topic) return
  if (model.pages[0] === page && !name) {
    model.name = localText(topic.name, language)
    model.tagline = localText(topic.lead, language)
    page.texts = { ...page.texts, lead: model.tagline }
  }
  const status = post.fields.find(({ id, type, concept }) => type === 'select' && (concept ?? id) === 'status')
  post.rows = topic.posts.map(([title, summary, tags, body, picture], at) => {
    const cells: Record<string, unknown> = {
      summary: localText(summary, language),
      tags: localText(tags, language).split(','),
      body: localText(body, language),
      publishedAt: `-${3 + at * daysBetween + spread(at, saltOf(title), daysBetween - 2)}d`,
      image: `picture:${picture}`,
      status: status?.options?.at(-1),
    }
    const row = post.fields.map((field) => [field.id, cells[field.concept ?? field.id]])
    return { ...Object.fromEntries(row), [post.titleField]: localText(title, language) }
  })
}
