import { toast } from '@/components/ui/toast'

/** Puts a text on the clipboard and says so. */
export async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    toast('%%toolCopied%%')
  } catch {
    toast('%%passwordNoCopy%%')
  }
}
