import { CommunitySection } from '#web/community/community-section.tsx'
import { FeatureGrid } from './feature-grid.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Testimonials } from './testimonials.tsx'

/** HOME-1: what stands between the hero and the footer, in order. */
export function HomeSections() {
  return (
    <>
      <CommunitySection />
      <HowItWorks />
      <FeatureGrid />
      <Testimonials />
    </>
  )
}
