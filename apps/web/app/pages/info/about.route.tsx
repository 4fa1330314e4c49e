import { shopName } from '@nawl/messages/text/shop-name'
import { SHOP_PAGES } from '@nawl/domain/shop/pages'
import * as pages from '@nawl/messages/pages'
import * as messages from '@nawl/messages/about'
import * as home from '@nawl/messages/home'
import { nameOf } from '@nawl/messages/names'
import { aboutDrives, aboutPromises } from '@nawl/messages/text/pages/about-text'

import { PageHead } from '../../page/page-head.tsx'
import { organizationData } from '../../page/structured/organization-data.ts'
import { StructuredData } from '../../page/structured/structured-data.tsx'
import { RoomPhotograph } from '../../catalogue/cards/room-photograph.tsx'
import { SitePhotograph } from '../../catalogue/cards/site-photograph.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { useRoot } from '../../page/use-root.ts'
import { InfoHead } from './info-head.tsx'
import { InfoSection } from './info-section.tsx'
import { linkTo } from '../../ui/controls/inline-link.tsx'
import { Sentence } from '../../ui/text/sentence.tsx'
import { Points } from './points.tsx'

export default function AboutPage() {
  const { publicUrl } = useRoot()
  return (
    <div className="page-margin">
      <PageHead
        path={SHOP_PAGES.about.path}
        title={pages.aboutTitle}
        description={pages.aboutDescription()}
      />
      <StructuredData data={organizationData(publicUrl)} />
      <InfoHead title={messages.heading}>{messages.summary({ name: shopName('en') })}</InfoHead>
      <SitePhotograph still="frame" alt={messages.frameAlt} caption={messages.frameCaption} />
      <InfoSection title={messages.philosophy}>
        <p>{messages.philosophyText1}</p>
        <p>{messages.philosophyText2}</p>
      </InfoSection>
      <InfoSection title={messages.drives}>
        <Points points={aboutDrives(messages)} />
      </InfoSection>
      <RoomPhotograph page="about" alt={messages.galleryAlt} name={nameOf('Eclipse')} wide />
      <InfoSection title={messages.collective}>
        <p>
          <Sentence parts={messages.collectiveText({ link: linkTo('/products') })} />
        </p>
      </InfoSection>
      <InfoSection title={messages.dubai}>
        <p>{messages.dubaiText}</p>
      </InfoSection>
      <InfoSection title={messages.innovation}>
        <p>
          <Sentence parts={messages.innovationText({ link: linkTo('/your-design') })} />
        </p>
      </InfoSection>
      <SitePhotograph still="pile" alt={home.pileAlt} caption={messages.pileCaption} />
      <InfoSection title={messages.commitment}>
        <Points points={aboutPromises(messages)} />
      </InfoSection>
      <InfoSection title={messages.lookingForward}>
        <p>{messages.lookingForwardText}</p>
        <p>
          <ButtonLink to="/products" kind="primary">
            {messages.explore}
          </ButtonLink>
        </p>
      </InfoSection>
    </div>
  )
}
