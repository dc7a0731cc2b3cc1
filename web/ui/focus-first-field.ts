/**
 * A `ref` for a form that opens: its first field has the focus as soon as it stands there. The form library's own `setFocus` waits
 * a tick, and what a quick person types meanwhile would be lost.
 */
export const focusFirstField = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus()
