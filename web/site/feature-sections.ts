import {
  Blocks,
  CircleCheck,
  Code,
  FolderDown,
  Gauge,
  GitBranch,
  Globe,
  History,
  KeyRound,
  MailPlus,
  MessageCircle,
  MonitorPlay,
  Rocket,
  ServerCog,
  Shield,
  Smartphone,
  TextCursorInput,
  Wrench,
  type LucideIcon,
} from 'lucide-react'
import type { TextKey } from '#web/i18n/texts.ts'

type Feature = {
  Icon: LucideIcon
  title: TextKey
  text: TextKey
  /** not built yet; the page says so */
  planned?: boolean
}

/** FEAT: only what is true today, or marked as planned. Technology, the fourth section, is a list of `technologyFacts`. */
export const featureSections: { id: string; title: TextKey; text: TextKey; features: Feature[] }[] = [
  {
    id: 'core',
    title: 'features.coreTitle',
    text: 'features.coreText',
    features: [
      { Icon: TextCursorInput, title: 'features.promptTitle', text: 'features.promptText' },
      { Icon: Gauge, title: 'features.builderTitle', text: 'features.builderText' },
      { Icon: MessageCircle, title: 'features.chatTitle', text: 'features.chatText' },
      { Icon: MonitorPlay, title: 'features.previewTitle', text: 'features.previewText' },
      { Icon: History, title: 'features.snapshotsTitle', text: 'features.snapshotsText' },
      { Icon: Smartphone, title: 'features.mobileTitle', text: 'features.mobileText' },
    ],
  },
  {
    id: 'development',
    title: 'features.developmentTitle',
    text: 'features.developmentText',
    features: [
      { Icon: Code, title: 'features.codeTitle', text: 'features.codeText' },
      { Icon: CircleCheck, title: 'features.checksTitle', text: 'features.checksText' },
      { Icon: Wrench, title: 'features.fixTitle', text: 'features.fixText' },
      { Icon: Blocks, title: 'features.modelTitle', text: 'features.modelText' },
      { Icon: FolderDown, title: 'features.exportTitle', text: 'features.exportText' },
      { Icon: GitBranch, title: 'features.gitTitle', text: 'features.gitText', planned: true },
    ],
  },
  {
    id: 'deployment',
    title: 'features.deploymentTitle',
    text: 'features.deploymentText',
    features: [
      { Icon: Rocket, title: 'features.publishTitle', text: 'features.publishText' },
      { Icon: ServerCog, title: 'features.hostingTitle', text: 'features.hostingText' },
      { Icon: Shield, title: 'features.wallsTitle', text: 'features.wallsText' },
      { Icon: KeyRound, title: 'features.rolesTitle', text: 'features.rolesText' },
      { Icon: MailPlus, title: 'features.invitesTitle', text: 'features.invitesText' },
      { Icon: Globe, title: 'features.domainsTitle', text: 'features.domainsText', planned: true },
      { Icon: ServerCog, title: 'features.backendTitle', text: 'features.backendText', planned: true },
    ],
  },
]

export const technologyFacts: { label: TextKey; text: TextKey }[] = [
  { label: 'features.projectsLabel', text: 'features.projectsText' },
  { label: 'features.serverLabel', text: 'features.serverText' },
  { label: 'features.databaseLabel', text: 'features.databaseText' },
  { label: 'features.storageLabel', text: 'features.storageText' },
  { label: 'features.interfaceLabel', text: 'features.interfaceText' },
  { label: 'features.languagesLabel', text: 'features.languagesText' },
  { label: 'features.licenceLabel', text: 'features.licenceText' },
]
