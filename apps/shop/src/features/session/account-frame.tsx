import { chakra } from '@chakra-ui/react/styled-system'
import { useHomeQuery } from '@shiji/api/catalog/catalog.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Plate } from '@shiji/ui/common/plate/plate.tsx'
import type { ReactNode } from 'react'
import { useFileUrl } from '../../site/goods/use-file-url.ts'

export interface AccountFrameProps {
  readonly title: string
  readonly children: ReactNode
  /** Content below the form. */
  readonly below?: ReactNode
}

/** Layout of login, registration and forgotten password: the form, and beside it a few products of the shop. */
export function AccountFrame({ title, children, below }: AccountFrameProps) {
  const say = useText('common')
  const fileUrl = useFileUrl()
  const { data: home } = useHomeQuery()
  const pictures = home?.hot.slice(0, 4) ?? []
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
        justifyContent="space-between"
        gap="6"
        p="8"
        borderStartRadius="lg"
        bg="bg.sunken"
      >
        <chakra.p textStyle="3xl" fontWeight="bold" letterSpacing="tight" textWrap="balance">
          {say('common.slogan')}
        </chakra.p>
        <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="3">
          {[0, 1, 2, 3].map(place => (
            <Plate
              key={place}
              src={pictures[place] ? fileUrl(pictures[place].image, 400) : undefined}
              alt=""
              seed={place}
            />
          ))}
        </chakra.div>
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
