import { Select } from '@/components/ui/field'
import { locale } from '@/lib/project'

interface FacetSelectProps {
  label: string
  /** What the goods have of it; each is offered once. */
  values: readonly string[]
  /** The one the goods are narrowed to, or ''. */
  value: string
  onChange: (value: string) => void
}

/** Narrows the goods down to those that have it. */
export function FacetSelect({ label, values, value, onChange }: FacetSelectProps) {
  const offered = [...new Set(values.filter(Boolean))].toSorted((a, b) => a.localeCompare(b, locale, { numeric: true }))
  if (offered.length < 2) return null
  return (
    <Select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="w-40 max-sm:min-w-36 max-sm:flex-1"
    >
      <option value="">{'%%allOf%%'.replace('{label}', label)}</option>
      {offered.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </Select>
  )
}
