// What stands around every page of the workspace: the person's language, who they are, one store of the server's answers.
// It loads in the browser only. Nobody signed in: the login page. The server silent: a word and another try, never an empty page.
import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet, useLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router'
import { rememberedLanguage } from '#web/i18n/remembered-language.ts'
import { TextProvider, useText } from '#web/i18n/text-provider.tsx'
import { loadTexts } from '#web/i18n/texts.ts'
import { useTheme } from '#web/chrome/theme.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { ToastRegion } from '#web/ui/toast.tsx'
import { TooltipGroup } from '#web/ui/tooltip.tsx'
import { LoadError } from '#web/ui/load-error.tsx'
import type { Me } from '#shared/accounts.ts'
import { queryClient, useMe } from './session.ts'

export async function clientLoader() {
  const language = rememberedLanguage()
  return { language, messages: await loadTexts('workspace', language) }
}

/** Only a change of language needs it again, and that asks for it. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) => currentUrl.href === nextUrl.href

export default function WorkspaceLayout() {
  const { language, messages } = useLoaderData() as Awaited<ReturnType<typeof clientLoader>>
  useTheme()
  return (
    <TextProvider language={language} messages={messages}>
      <QueryClientProvider client={queryClient}>
        <TooltipGroup>
          <Entrance />
        </TooltipGroup>
      </QueryClientProvider>
    </TextProvider>
  )
}

function Entrance() {
  const t = useText()
  const me = useMe()
  return (
    <>
      {me.data ? (
        <Outlet context={me.data satisfies Me} />
      ) : (
        <main className="grid min-h-dvh place-items-center p-6">
          {me.isError ? (
            <LoadError onRetry={() => void me.refetch()} />
          ) : (
            <Spinner label={t('workspace.loading')} className="text-2xl text-muted-foreground" />
          )}
        </main>
      )}
      <ToastRegion closeLabel={t('workspace.close')} />
    </>
  )
}
