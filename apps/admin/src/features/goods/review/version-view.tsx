import { chakra } from '@chakra-ui/react/styled-system'
import { PlainTable } from '@shiji/backoffice/page/figures/plain-table.tsx'
import { formatMoney, formatNumber, NOTHING } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { useFileAddress } from '@shiji/ui/common/file-address/file-address.ts'
import { RichTextView } from '@shiji/ui/common/rich-text/rich-text-view.tsx'
import { Tag } from '@shiji/ui/common/tag-badge/tag-badge.tsx'
import type { ReactNode } from 'react'
import { differs, type GoodsVersion, type VersionSku } from './goods-version.ts'

export interface VersionViewProps {
  readonly title: string
  readonly version: GoodsVersion
  /** The version that it is compared with: what differs is marked. */
  readonly other?: GoodsVersion | undefined
  /** What a mark says of a SKU or picture that the other version lacks. */
  readonly mark: 'added' | 'removed'
}

/** Goods as buyers see them, all at once: pictures, video, names, attributes, SKUs with prices, and the details. */
export function VersionView({ title, version, other, mark }: VersionViewProps) {
  const say = useText('admin', 'records')
  const isChanged = (part: keyof GoodsVersion) => other !== undefined && differs(version[part], other[part])
  const texts = [
    ['name', say('records.goods')],
    ['subname', say('records.subname')],
    ['className', say('records.class')],
    ['brandName', say('records.brand')],
  ] as const
  return (
    <chakra.section
      aria-label={title}
      bg="bg.surface"
      borderRadius="md"
      p="4"
      minW="0"
      display="grid"
      gap="4"
      alignContent="start"
    >
      <chakra.h2 textStyle="lg" fontWeight="semibold">
        {title}
      </chakra.h2>
      <Part title={say('admin.review.pictures')} changed={isChanged('images')}>
        <Pictures version={version} other={other} mark={mark} />
      </Part>
      {version.video !== '' && (
        <Part title={say('admin.review.video')} changed={isChanged('video')}>
          <Video src={version.video} title={version.name.zh} />
        </Part>
      )}
      {texts.map(([part, label]) => (
        <Part key={part} title={label} changed={isChanged(part)}>
          <p>{version[part].zh || NOTHING}</p>
          {version[part].en !== '' && <chakra.p color="fg.muted">{version[part].en}</chakra.p>}
        </Part>
      ))}
      <Part title={say('records.skus')} changed={isChanged('skus')}>
        <Skus version={version} other={other} mark={mark} />
      </Part>
      <Part title={say('admin.review.attributes')} changed={isChanged('attributes')}>
        {version.attributes.length === 0 && NOTHING}
        {version.attributes.map(({ name, name_en, value, value_en }) => (
          <p key={name}>
            {name}: {value}
            {name_en !== '' && (
              <chakra.span color="fg.muted">
                {' '}
                ({name_en}: {value_en})
              </chakra.span>
            )}
          </p>
        ))}
      </Part>
      <Part title={say('admin.review.detail')} changed={isChanged('content')}>
        {version.content.zh === '' ? NOTHING : <RichTextView stored={version.content.zh} />}
        {version.content.en !== '' && <RichTextView stored={version.content.en} />}
      </Part>
    </chakra.section>
  )
}

interface PartProps {
  readonly title: string
  readonly changed: boolean
  readonly children: ReactNode
}

/** One part of a version; a changed one has a border and says so. */
function Part({ title, changed, children }: PartProps) {
  const say = useText('admin')
  return (
    <chakra.div
      role="group"
      aria-label={title}
      data-changed={changed}
      ps="3"
      borderInlineStartWidth="3px"
      borderColor={changed ? 'status.warning.border' : 'transparent'}
      overflowWrap="anywhere"
      minW="0"
    >
      <chakra.h3 textStyle="sm" color="fg.muted" mb="1" display="flex" gap="2" alignItems="center">
        {title}
        {changed && <Tag tone="warning">{say('admin.review.changed')}</Tag>}
      </chakra.h3>
      {children}
    </chakra.div>
  )
}

type Compared = Pick<VersionViewProps, 'version' | 'other' | 'mark'>

function Pictures({ version, other, mark }: Compared) {
  const say = useText('admin')
  const address = useFileAddress()
  return (
    <chakra.ul display="grid" gridTemplateColumns="repeat(auto-fill, minmax(140px, 1fr))" gap="2" listStyleType="none">
      {version.images.map((image, at) => {
        const isOther = other !== undefined && !other.images.includes(image)
        return (
          <chakra.li key={image} position="relative">
            <a href={address(image)} target="_blank" rel="noreferrer">
              <chakra.img
                src={address(image)}
                alt={`${say('admin.review.pictures')} ${at + 1}`}
                w="full"
                aspectRatio="1"
                objectFit="contain"
                borderWidth={isOther ? '3px' : '1px'}
                borderColor={isOther ? 'status.warning.border' : 'border'}
                borderRadius="sm"
              />
            </a>
            {isOther && (
              <chakra.span position="absolute" top="1" insetStart="1">
                <Tag tone="warning">{say(`admin.review.${mark}`)}</Tag>
              </chakra.span>
            )}
          </chakra.li>
        )
      })}
    </chakra.ul>
  )
}

function Video({ src, title }: { readonly src: string; readonly title: string }) {
  const address = useFileAddress()
  return (
    // biome-ignore lint/a11y/useMediaCaption: stores upload videos without captions
    <chakra.video src={address(src)} title={title} controls preload="none" w="full" maxH="360px" bg="black" />
  )
}

function Skus({ version, other, mark }: Compared) {
  const say = useText('admin', 'records')
  const locale = useLocale()
  const known = new Map(other?.skus.map(sku => [sku.key, sku]))
  const markOf = (sku: VersionSku): string => {
    if (other === undefined) return ''
    const same = known.get(sku.key)
    if (same === undefined) return say(`admin.review.${mark}`)
    return differs(sku, same) ? say('admin.review.changed') : ''
  }
  return (
    <PlainTable
      name={say('records.skus')}
      head={[say('records.sku'), say('records.price'), say('records.stock')]}
      rows={version.skus.map(sku => ({
        id: sku.key,
        cells: [
          <chakra.span key="name">
            {(locale === 'en' ? sku.name.en : '') || sku.name.zh || NOTHING}{' '}
            {markOf(sku) !== '' && <Tag tone="warning">{markOf(sku)}</Tag>}
          </chakra.span>,
          formatMoney(sku.price, locale),
          formatNumber(sku.stock, locale),
        ],
      }))}
    />
  )
}
