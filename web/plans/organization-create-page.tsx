import { redirect, type ClientLoaderFunctionArgs } from 'react-router'
import { withLanguage } from '#shared/site-paths.ts'
import { rememberedLanguage } from '#web/i18n/remembered-language.ts'

const defaultPlan = 'free'

/** PRICE-9: a plan's address carries no language; signing up for it happens in the one last read. */
export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const plan = encodeURIComponent(params.planUuid ?? defaultPlan)
  return redirect(withLanguage(rememberedLanguage(), `/signup?plan=${plan}`))
}

export default function OrganizationCreatePage() {
  return null
}
