import type { Messages } from '@lingui/core'
import {
  redirect,
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { contentPlace } from '#shared/content-place.ts'
import type { Inspiration } from '#shared/inspiration.ts'
import type { Landing } from '#shared/landing.ts'
import type { Language } from '#shared/languages.ts'
import { unknownOrigin } from '#shared/page-head.ts'
import { languageOfPath, withLanguage } from '#shared/site-paths.ts'
import { pageTextsLoader, withPageTexts } from '#web/i18n/page-texts.tsx'
import { builtIdeas } from '#web/inspiration/built-ideas.ts'
import { CategoryView } from '#web/inspiration/category-view.tsx'
import { fetchedIdeas } from '#web/inspiration/fetched-ideas.ts'
import { ideasTexts } from '#web/inspiration/ideas-texts.ts'
import { builtLanding } from '#web/landing/built-landing.ts'
import { fetchedLanding } from '#web/landing/fetched-landing.ts'
import { LandingView } from '#web/landing/landing-view.tsx'
import { renderMarkdown } from '#web/landing/render-markdown.ts'
import { NotFound } from './not-found.tsx'

// The shared catch-all page of spec 2.2: a category, a landing page, or nothing there. One route for all three, because the
// server answers every unknown path with the not-found page that was built here, and the browser must find the same route.

type Content =
  | { kind: 'missing' }
  | { kind: 'category'; name: string; slug: string; inspiration: Inspiration }
  | {
      kind: 'landing'
      landing: Landing
      category: { name: string; slug: string }
      idea: { title: string; url: string }
      origin: string
    }
type ContentData = { messages: Messages; content: Content }

const loadTexts = pageTextsLoader(ideasTexts)
const missing: Content = { kind: 'missing' }

type Sources = { inspiration: Inspiration; landingOf: (category: string, slug: string) => Promise<Landing>; origin: string }

async function contentAt(path: string, { inspiration, landingOf, origin }: Sources): Promise<Content> {
  const place = contentPlace(path, inspiration)
  if (!place) return missing
  // Only its own ideas travel with the page of a category.
  if (place.kind === 'category') {
    const { name, slug, ideas } = place
    return { kind: 'category', name, slug, inspiration: { [name]: { slug, pages: ideas } } }
  }
  const { categoryName, categorySlug, idea } = place
  return {
    kind: 'landing',
    landing: await landingOf(categorySlug, idea.slug),
    category: { name: categoryName, slug: categorySlug },
    idea: { title: idea.title, url: idea.url },
    origin,
  }
}

export async function loader({ url, params }: LoaderFunctionArgs): Promise<ContentData> {
  const language = languageOfPath(url.pathname)
  const content = await contentAt(params['*'] ?? '', {
    inspiration: await builtIdeas(language),
    landingOf: async (category, slug) => renderMarkdown(await builtLanding(language, category, slug)),
    origin: unknownOrigin,
  })
  return { ...(await loadTexts({ url })), content }
}

const visitedContent = async (language: Language, path: string) =>
  contentAt(path, {
    inspiration: await fetchedIdeas(language),
    landingOf: async (category, slug) => {
      const landing = await fetchedLanding(language, category, slug)
      const { renderMarkdown: render } = await import('#web/landing/render-markdown.ts')
      return render(landing)
    },
    origin: location.origin,
  })

/** What cannot be loaded leads to the not-found page's own address (LAND). */
export async function clientLoader({ url, params }: ClientLoaderFunctionArgs): Promise<ContentData> {
  const language = languageOfPath(url.pathname)
  const path = params['*'] ?? ''
  const texts = await loadTexts({ url })
  if (path === '404') return { ...texts, content: missing }
  const content = await visitedContent(language, path).catch(() => missing)
  if (content.kind === 'missing') throw redirect(withLanguage(language, '/404'))
  return { ...texts, content }
}

/** A query or a hash changes nothing here. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

function ContentPage() {
  const { content } = useLoaderData<ContentData>()
  if (content.kind === 'missing') return <NotFound />
  return content.kind === 'category' ? <CategoryView {...content} /> : <LandingView {...content} />
}

export default withPageTexts(ContentPage)
