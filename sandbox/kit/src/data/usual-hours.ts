interface UsualHours {
  opens: string
  closes: string
}

const workday = { opens: '09:00', closes: '17:00' }

/** The hours a new visitor's browser starts with, Monday to Sunday; null is a closed day. */
export const usualHours: (UsualHours | null)[] = [workday, workday, workday, workday, workday, null, null]
