import type { Messages } from '@lingui/core'
import type { ComponentType, ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import type { Language } from '#shared/languages.ts'
import { languageOfPath } from '#shared/site-paths.ts'
import { TextProvider, useLanguage } from './text-provider.tsx'
import { messagesOf } from './texts.ts'

/** A page's own catalogue in each language, loaded with that page only; its section also stands in `en/pages-bundle.ts`. */
export type PageTexts = Record<Language, () => Promise<object>>

/** A route's `loader` (while building) and `clientLoader`: the page's texts in the language of its path (the request's may be `/sv.data`). */
export const pageTextsLoader =
  (texts: PageTexts) =>
  async ({ url }: { url: URL }): Promise<{ messages: Messages }> => ({
    messages: messagesOf(await texts[languageOfPath(url.pathname)]()),
  })

/** Lets a page speak the texts that `pageTextsLoader` brought, beside those of the site. */
export function withPageTexts(Page: ComponentType): () => ReactNode {
  return function PageWithTexts() {
    const { messages } = useLoaderData<{ messages: Messages }>()
    return (
      <TextProvider language={useLanguage()} messages={messages}>
        <Page />
      </TextProvider>
    )
  }
}
