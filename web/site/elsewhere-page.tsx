import { redirect, useLoaderData, type ClientLoaderFunctionArgs } from 'react-router'
import { languageOf } from '#shared/languages.ts'
import { siteAnswer } from '#shared/site-paths.ts'
import { TextProvider } from '#web/i18n/text-provider.tsx'
import { loadTexts } from '#web/i18n/texts.ts'
import { NotFound } from './not-found.tsx'

/** Paths outside every language, in the browser: the server's redirects again (LANG-2), or nothing there. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  const language = languageOf(navigator.language)
  const answer = siteAnswer(pathname, search, language)
  if (answer.kind === 'redirect') throw redirect(answer.location)
  return { language, messages: await loadTexts('site', language) }
}

export default function ElsewherePage() {
  const { language, messages } = useLoaderData<typeof clientLoader>()
  return (
    <TextProvider language={language} messages={messages}>
      <main className="flex min-h-dvh flex-col">
        <NotFound />
      </main>
    </TextProvider>
  )
}
