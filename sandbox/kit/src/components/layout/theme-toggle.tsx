import { Moon, Sun } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { setDark, useDark } from '@/lib/theme'

export function ThemeToggle() {
  const dark = useDark()
  return (
    <Button variant="ghost" size="icon" aria-label={dark ? '%%lightTheme%%' : '%%darkTheme%%'} onClick={() => setDark(!dark)}>
      {dark ? <Sun /> : <Moon />}
    </Button>
  )
}
