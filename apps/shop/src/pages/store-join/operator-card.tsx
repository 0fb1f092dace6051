import { chakra } from '@chakra-ui/react/styled-system'
import { usePlatformCompanyQuery } from '@shiji/api/store/application.buyer.api.ts'
import type { PlatformCompany } from '@shiji/contract/platform/settings.ts'
import { useText } from '@shiji/i18n/react.ts'
import { useFileUrl } from '../../site/goods/use-file-url.ts'
import { mapAddress } from '../../site/links/map-address.ts'
import { Card } from '../../site/page/card.tsx'

const POINT = /^-?\d{1,3}(\.\d+)?,-?\d{1,2}(\.\d+)?$/
const TEXTS = ['mobile', 'service', 'wechat', 'qq', 'email', 'employees', 'factory_area'] as const

/** The map of a point, longitude before latitude as the settings have it; undefined for other texts. */
const mapOf = ({ point, name }: PlatformCompany): string | undefined =>
  POINT.test(point) ? mapAddress(point, name) : undefined

/** The company that runs the marketplace and what it charges, as the platform has set them; nothing while it has not. */
export function OperatorCard() {
  const say = useText('shop_store')
  const fileUrl = useFileUrl()
  const { currentData: company } = usePlatformCompanyQuery()
  if (company === undefined || company.name === '') return null
  const place = [company.area, company.address].filter(part => part !== '').join(' ')
  const map = mapOf(company)
  const facts = [
    ...TEXTS.map(name => ({ name: say(`shop_store.operator_${name}`), value: company[name] })),
    { name: say('shop_store.operator_address'), value: place },
    {
      name: say('shop_store.operator_fee'),
      // Basis points.
      value: company.cashMoney === 0 ? '' : `${company.cashMoney / 100}%`,
    },
  ].filter(fact => fact.value !== '')
  return (
    <Card mt="4">
      <chakra.h2 textStyle="lg" fontWeight="semibold" mb="3">
        {say('shop_store.operator')}
      </chakra.h2>
      <chakra.div display="flex" flexWrap="wrap" gap="4" alignItems="flex-start">
        {company.logo !== '' && <chakra.img src={fileUrl(company.logo)} alt="" boxSize="56px" objectFit="contain" />}
        <chakra.div flex="1 1 280px" minW="0">
          <chakra.p fontWeight="semibold">{company.name}</chakra.p>
          {company.description !== '' && (
            <chakra.p mt="1" color="fg.muted" overflowWrap="anywhere">
              {company.description}
            </chakra.p>
          )}
          <chakra.dl mt="3" display="grid" gridTemplateColumns="max-content minmax(0, 1fr)" columnGap="4" rowGap="1.5">
            {facts.map(fact => (
              <chakra.div key={fact.name} display="contents">
                <chakra.dt color="fg.muted">{fact.name}</chakra.dt>
                <chakra.dd overflowWrap="anywhere">{fact.value}</chakra.dd>
              </chakra.div>
            ))}
          </chakra.dl>
          {map !== undefined && (
            <chakra.a href={map} target="_blank" rel="noreferrer" display="inline-block" mt="2" color="accent.fg">
              {say('shop_store.operator_map')}
            </chakra.a>
          )}
        </chakra.div>
        {company.qrcode !== '' && (
          <chakra.img
            src={fileUrl(company.qrcode)}
            alt={say('shop_store.operator_qrcode')}
            boxSize="120px"
            objectFit="contain"
          />
        )}
      </chakra.div>
      {company.slides.length > 0 && (
        <chakra.ul mt="4" display="flex" gap="3" overflowX="auto">
          {company.slides.map((slide, at) => (
            <chakra.li key={slide} flex="0 0 auto">
              <chakra.img
                src={fileUrl(slide)}
                alt={say('shop_store.operator_slide', { name: company.name, at: at + 1 })}
                h="160px"
                borderRadius="md"
                loading="lazy"
              />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Card>
  )
}
