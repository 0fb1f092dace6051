import { chakra } from '@chakra-ui/react/styled-system'
import { useCommonQuery } from '@shiji/api/catalog/catalog.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { lazyPart } from '@shiji/ui/common/lazy/lazy-part.tsx'
import { BadgeCheck, Headset, type LucideIcon, ShieldCheck, Undo2 } from 'lucide-react'
import { Suspense } from 'react'
import { articlePath, PATHS } from '../../site/links/paths.ts'
import { useSite } from '../../site/site-context.ts'
import { FooterColumn, FooterEntry } from './footer-column.tsx'
import { LanguageSwitch, ThemeSwitch } from './switches.tsx'
import { Wordmark } from './wordmark.tsx'

const HelpColumns = lazyPart(() => import('./help-columns.tsx').then(part => part.HelpColumns), { quiet: true })

function Assurance({
  icon,
  title,
  hint,
}: {
  readonly icon: LucideIcon
  readonly title: string
  readonly hint: string
}) {
  return (
    <chakra.li display="flex" alignItems="center" gap="3">
      <chakra.span color="accent.fg" display="inline-flex">
        <Icon of={icon} size={24} />
      </chakra.span>
      <span>
        <chakra.span display="block" textStyle="md" fontWeight="semibold">
          {title}
        </chakra.span>
        <chakra.span display="block" textStyle="xs" color="fg.muted">
          {hint}
        </chakra.span>
      </span>
    </chakra.li>
  )
}

/** Promises, help, company data and payment marks; the same on every page. */
export function Footer() {
  const say = useText('shop', 'common')
  const { data: site } = useCommonQuery()
  const { demo } = useSite().config
  const { tel = '', email = '', icp = '' } = site?.common ?? {}
  const contact = [tel, email].filter(Boolean).join(' · ')
  return (
    <chakra.footer bg="bg.surface" borderTopWidth="1px" borderColor="border" mt="14">
      <chakra.div maxW="content" mx="auto" px={{ base: '4', md: '6' }} py={{ base: '8', md: '10' }}>
        <chakra.ul display="grid" gridTemplateColumns={{ base: '1fr 1fr', lg: 'repeat(4, 1fr)' }} gap="6">
          <Assurance icon={BadgeCheck} title={say('shop.footer_genuine')} hint={say('shop.footer_genuine_hint')} />
          <Assurance icon={Undo2} title={say('shop.footer_return')} hint={say('shop.footer_return_hint')} />
          <Assurance icon={ShieldCheck} title={say('shop.footer_safe')} hint={say('shop.footer_safe_hint')} />
          <Assurance
            icon={Headset}
            title={say('shop.footer_service')}
            hint={contact === '' ? say('shop.footer_service_hint') : contact}
          />
        </chakra.ul>
        <Suspense fallback={null}>
          <HelpColumns />
        </Suspense>
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: '1fr 1fr', md: '1.4fr repeat(3, 1fr)' }}
          gap="8"
          mt="10"
          pt="8"
          borderTopWidth="1px"
          borderColor="border"
        >
          <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }}>
            <Wordmark size="sm" />
            <chakra.p textStyle="sm" color="fg.muted" mt="1">
              {say('common.slogan')}
            </chakra.p>
            <chakra.div display="flex" gap="1" mt="3" ms="-2">
              <LanguageSwitch />
              <ThemeSwitch />
            </chakra.div>
          </chakra.div>
          <FooterColumn title={say('shop.footer_shopping')}>
            <FooterEntry href={PATHS.classes}>{say('shop.all_classes')}</FooterEntry>
            <FooterEntry href={PATHS.stores}>{say('shop.all_stores')}</FooterEntry>
            <FooterEntry href={PATHS.hot}>{say('shop.nav_hot')}</FooterEntry>
            <FooterEntry href={PATHS.carts}>{say('shop.cart')}</FooterEntry>
          </FooterColumn>
          <FooterColumn title={say('shop.member_center')}>
            <FooterEntry href={PATHS.orders}>{say('shop.my_orders')}</FooterEntry>
            <FooterEntry href={PATHS.addresses}>{say('shop.my_address')}</FooterEntry>
            <FooterEntry href={PATHS.safe}>{say('shop.my_safe')}</FooterEntry>
          </FooterColumn>
          <FooterColumn title={say('shop.footer_about')}>
            <FooterEntry href={articlePath('user_agreement')}>{say('shop.agreement_user')}</FooterEntry>
            <FooterEntry href={articlePath('privacy_policy')}>{say('shop.agreement_privacy')}</FooterEntry>
            <FooterEntry href="/store/join">{say('shop.footer_join')}</FooterEntry>
          </FooterColumn>
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" columnGap="5" rowGap="1" mt="8" textStyle="xs" color="fg.muted">
          <span>{say('shop.footer_pay')}</span>
          {icp !== '' && <span>{icp}</span>}
          {demo && (
            <chakra.span color="status.warning.fg" fontWeight="medium">
              {say('shop.demo_mark')}
            </chakra.span>
          )}
        </chakra.div>
      </chakra.div>
    </chakra.footer>
  )
}
