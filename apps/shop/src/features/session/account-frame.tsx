import { chakra } from '@chakra-ui/react/styled-system'
import { useRecommendQuery } from '@shiji/api/catalog/catalog.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import type { ReactNode } from 'react'
import { WallOfGoods } from './wall-of-goods.tsx'

export interface AccountFrameProps {
  readonly title: string
  readonly children: ReactNode
  /** Content below the form. */
  readonly below?: ReactNode
}

/** Layout of login, registration and forgotten password: the form, and beside it a wall of products of the shop. */
export function AccountFrame({ title, children, below }: AccountFrameProps) {
  const say = useText('common')
  const { data } = useRecommendQuery({ place: 'login' })
  const goods = data?.goods ?? []
  return (
    <chakra.div
      maxW="960px"
      mx="auto"
      px={{ base: '3', md: '6' }}
      pt={{ base: '4', md: '10' }}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 420px' }}
    >
      <chakra.div
        hideBelow="lg"
        aria-hidden
        display="flex"
        flexDirection="column"
        gap="6"
        pt="8"
        px="6"
        overflow="hidden"
        borderStartRadius="lg"
        bg="bg.sunken"
      >
        <chakra.p textStyle="3xl" fontWeight="bold" letterSpacing="tight" textWrap="balance">
          {say('common.slogan')}
        </chakra.p>
        <WallOfGoods goods={goods} />
      </chakra.div>
      <chakra.div bg="bg.surface" p={{ base: '5', md: '10' }} borderRadius="lg" borderStartRadius={{ lg: '0' }}>
        <chakra.h1 textStyle="2xl" fontWeight="bold" mb="6">
          {title}
        </chakra.h1>
        {children}
        {below && (
          <chakra.div mt="6" textStyle="sm" color="fg.muted">
            {below}
          </chakra.div>
        )}
      </chakra.div>
    </chakra.div>
  )
}
