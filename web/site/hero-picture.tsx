import { useText } from '#web/i18n/text-provider.tsx'
import { ProductPicture } from './product-picture.tsx'

/**
 * The end of the hero: the product at work. It stands with the sections below, so that its code need not travel for a first look.
 * On a phone only the running project is seen, large enough to be read.
 */
export function HeroPicture() {
  const t = useText()
  return (
    <div className="relative isolate px-4 pb-20 sm:px-6 sm:pb-28">
      <ProductPicture
        alt={t('common.productPicture')}
        className="mx-auto max-w-6xl rounded-xl max-sm:flex max-sm:justify-end sm:rounded-2xl max-sm:[&>img]:w-[165%] max-sm:[&>img]:max-w-none"
      />
    </div>
  )
}
