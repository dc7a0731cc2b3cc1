import { chromium, type Browser } from '@playwright/test'
import { launchOptions } from '../chromium.ts'

export const launchBrowser = (): Promise<Browser> => chromium.launch(launchOptions)
