import type { community as source } from '../en/community.ts'
import type { Translation } from '../translation.ts'

export const community: Translation<typeof source> = {
  title: 'Byggt här, i gång nu',
  subtitle: 'Projekt som deras skapare har öppnat för alla. Prova ett, eller utgå från en egen kopia.',
  ideasTitle: 'Idéer att utgå från',
  ideasSubtitle: 'Sex saker som ofta behövs. Välj en, så bygger Smida den åt dig.',
  pause: 'Pausa den rullande raden',
  play: 'Låt raden rulla',
  sampleProductivityName: 'Teamets uppgifter',
  sampleProductivityText: 'Vem gör vad till när, med prioritet och det som är försenat.',
  sampleProductivityPrompt:
    'En uppgiftslista för ett team med titel, ansvarig, prioritet (låg, medel, hög), förfallodatum och klar. Visa det som är försenat.',
  sampleLifestyleName: 'Läsdagbok',
  sampleLifestyleText: 'Böckerna du har läst, vad du tyckte och vad som står på tur.',
  sampleLifestylePrompt: 'En läsdagbok med böcker: titel, författare, betyg, status (att läsa, läser, utläst) och anteckningar.',
  sampleFoodName: 'Familjens recept',
  sampleFoodText: 'Alla recept på ett ställe, med tid, portioner och taggar.',
  sampleFoodPrompt: 'En receptsamling med titel, ingredienser, steg, tillagningstid, portioner och taggar.',
  sampleHealthName: 'Träningsdagbok',
  sampleHealthText: 'Träningspass per dag och typ, med minuter och känsla.',
  sampleHealthPrompt:
    'En träningsdagbok med träningspass: datum, typ (löpning, styrka, yoga), minuter och anteckningar. Visa minuter per vecka.',
  sampleEducationName: 'Kurskalender',
  sampleEducationText: 'Lektioner, lärare och salar i en kalender som klassen kan följa.',
  sampleEducationPrompt: 'En kalender med lektioner: titel, lärare, sal, datum och starttid.',
  sampleFinanceName: 'Hushållsbudget',
  sampleFinanceText: 'Vad som kommer in, vad som går ut och vart det tog vägen varje månad.',
  sampleFinancePrompt:
    'En översikt över hushållets utgifter: beskrivning, belopp, kategori, datum. Visa utgifter per månad och per kategori.',
}
