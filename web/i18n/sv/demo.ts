import type { demo as source } from '../en/demo.ts'
import type { Translation } from '../translation.ts'

export const demo: Translation<typeof source> = {
  title: 'Från ord till färdig webbapp',
  description: 'En riktig inspelning i verklig hastighet. Bara väntan mellan sidorna är bortklippt. Inget ljud.',
  video: 'Inspelning av Smida i arbete',
  captions: 'Svenska',
  unplayable: 'Din webbläsare kan inte spela upp inspelningen.',
  download: 'Öppna filen',
  transcript: 'Det du ser, i ord',
  caption1: 'Beskriv med vanliga ord vad du behöver. Här: en att göra-lista för trädgården.',
  caption2: 'Registrera dig i ett enda steg. Kontot finns på din egen dator.',
  caption3: 'Smida skriver appen, kontrollerar den och kör den medan du ser på.',
  caption4: 'Den fungerar direkt: lägg till en uppgift och bocka av den.',
  caption5: 'Be om en ändring: en översikt och en annan färg. Det du skrivit in finns kvar.',
  caption6: 'Publicera med ett klick, till en egen adress.',
  caption7: 'Det här är den publika adressen. Alla du skickar den till kan öppna den.',
}
