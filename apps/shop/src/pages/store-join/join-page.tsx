import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { BadgeCheck, LockKeyhole, type LucideIcon, Store, Wallet, Wrench } from 'lucide-react'
import { Card } from '../../site/page/card.tsx'
import { Column } from '../../site/page/section.tsx'
import { useHead } from '../../site/page/use-head.ts'
import { JoinEntry } from './join-entry.tsx'
import { OperatorCard } from './operator-card.tsx'

const POINTS = [
  ['open', Store],
  ['paid', Wallet],
  ['tools', Wrench],
  ['safe', LockKeyhole],
] as const satisfies readonly (readonly [string, LucideIcon])[]
const NEEDS = ['store', 'company', 'identity', 'contact'] as const

/** What selling here means, what an application needs, and the way in (spec §2 /store/join). */
export function Component() {
  const say = useText('shop_store')
  useHead({ title: say('shop_store.join_page'), description: say('shop_store.join_lead') })
  return (
    <Column pt={{ base: '5', md: '10' }} pb="10" maxW="1040px">
      <chakra.h1 textStyle={{ base: '2xl', md: '3xl' }} fontWeight="bold" letterSpacing="tight">
        {say('shop_store.join_title')}
      </chakra.h1>
      <chakra.p mt="3" maxW="60ch" textStyle="lg" color="fg.muted">
        {say('shop_store.join_lead')}
      </chakra.p>
      <chakra.div mt="5" minH="44px">
        <JoinEntry />
      </chakra.div>
      <chakra.ul
        mt={{ base: '8', md: '10' }}
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        }}
        gap="4"
      >
        {POINTS.map(([point, icon]) => (
          <chakra.li key={point} bg="bg.surface" borderRadius="md" p="5">
            <chakra.span color="accent.fg">
              <Icon of={icon} size={24} />
            </chakra.span>
            <chakra.h2 mt="3" textStyle="lg" fontWeight="semibold">
              {say(`shop_store.join_point.${point}`)}
            </chakra.h2>
            <chakra.p mt="1" textStyle="sm" color="fg.muted">
              {say(`shop_store.join_point.${point}_text`)}
            </chakra.p>
          </chakra.li>
        ))}
      </chakra.ul>
      <Card mt="4">
        <chakra.h2 textStyle="lg" fontWeight="semibold" mb="3">
          {say('shop_store.join_needs')}
        </chakra.h2>
        <chakra.ul display="flex" flexDirection="column" gap="2.5">
          {NEEDS.map(need => (
            <chakra.li key={need} display="flex" gap="2.5" alignItems="flex-start">
              <chakra.span color="status.success.fg" pt="3px">
                <Icon of={BadgeCheck} size={16} />
              </chakra.span>
              {say(`shop_store.join_need.${need}`)}
            </chakra.li>
          ))}
        </chakra.ul>
      </Card>
      <OperatorCard />
    </Column>
  )
}
