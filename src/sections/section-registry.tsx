import type { ReactNode } from 'react';
import type { Section, SectionKind } from '../model/section.ts';
import { AllServicesView } from './all-services.tsx';
import { CallToActionView } from './call-to-action.tsx';
import { CardsView } from './card-grid.tsx';
import { CompanyView } from './company.tsx';
import { ContactsView } from './contacts.tsx';
import { ContentsView } from './contents.tsx';
import { DocumentsView } from './documents.tsx';
import { DownloadsView } from './downloads.tsx';
import { FactsView } from './facts.tsx';
import { BrandCardView, FeatureCard } from './feature-card.tsx';
import { GalleryView } from './gallery.tsx';
import { GuideView } from './guide.tsx';
import { HeroView } from './hero.tsx';
import { IntroView } from './intro.tsx';
import { PricesView } from './prices.tsx';
import { QuestionsView } from './questions.tsx';
import { ReviewsView } from './reviews.tsx';
import type { SectionProps } from './section-frame.tsx';
import { StepsView } from './steps.tsx';
import { TextView } from './text.tsx';

const sectionViews: { readonly [Kind in SectionKind]: (props: SectionProps<Kind>) => ReactNode } = {
  intro: IntroView,
  hero: HeroView,
  'about-card': FeatureCard,
  promo: FeatureCard,
  guide: GuideView,
  'brand-card': BrandCardView,
  services: CardsView,
  'all-services': AllServicesView,
  reviews: ReviewsView,
  contacts: ContactsView,
  facts: FactsView,
  contents: ContentsView,
  prices: PricesView,
  gallery: GalleryView,
  downloads: DownloadsView,
  text: TextView,
  steps: StepsView,
  documents: DocumentsView,
  questions: QuestionsView,
  'call-to-action': CallToActionView,
  related: CardsView,
  company: CompanyView,
};

/** Draws a section of any kind. A kind without a component does not compile. */
export function SectionView({ section }: { readonly section: Section }) {
  return drawSection(section.kind, { section });
}

function drawSection<Kind extends SectionKind>(kind: Kind, props: SectionProps<Kind>): ReactNode {
  const View: (props: SectionProps<Kind>) => ReactNode = sectionViews[kind];
  return <View {...props} />;
}
