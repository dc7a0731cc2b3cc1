import { passwordStrength } from '#shared/users.ts'
import { useText } from '#web/i18n/text-provider.tsx'
import { classNames } from '#web/ui/class-names.ts'

/** Spec 4: grey at 0, red up to 33, orange up to 66, green above. */
const looks = {
  0: { label: 'tenantSignup.strengthNone', fill: 'w-0 bg-muted-foreground' },
  33: { label: 'tenantSignup.strengthWeak', fill: 'w-1/3 bg-red-600' },
  66: { label: 'tenantSignup.strengthFair', fill: 'w-2/3 bg-orange-500' },
  100: { label: 'tenantSignup.strengthStrong', fill: 'w-full bg-green-600' },
} as const

export function PasswordStrengthBar({ password }: { password: string }) {
  const t = useText()
  const strength = passwordStrength(password)
  const { label, fill } = looks[strength]
  return (
    <div className="flex items-center gap-3 pt-0.5">
      <div
        // The browser's own meter cannot wear the colours.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="meter"
        aria-label={t('tenantSignup.strength')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={strength}
        aria-valuetext={t(label)}
        className="h-1.5 flex-1 overflow-hidden rounded-full bg-secondary"
      >
        <div className={classNames('h-full rounded-full transition-[width] duration-300', fill)} />
      </div>
      <span aria-hidden className="text-xs text-muted-foreground empty:hidden">
        {strength > 0 && t(label)}
      </span>
    </div>
  )
}
