import { chakra } from '@chakra-ui/react/styled-system'
import {
  useExportSheetMutation,
  useImportSheetMutation,
  useSheetTemplateQuery,
} from '@shiji/api/exchange/sheet-job.api.ts'
import { IMPORT_KINDS, type ImportKind, type SheetKind } from '@shiji/contract/exchange/sheet.words.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { Select } from '@shiji/ui/common/select/select.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useState } from 'react'
import { refusalOf } from '../../core/action/refusal.ts'
import { useBackoffice } from '../../core/running/backoffice.ts'
import { Section } from '../../page/dashboard/section.tsx'
import { PlainTable } from '../../page/figures/plain-table.tsx'
import { csvOfFile } from './csv-of-file.ts'
import { saveCsv } from './save-parts.ts'

export interface StartSheetProps {
  /** Kinds that the person may export. */
  readonly kinds: readonly SheetKind[]
  /** Whether the person may import sheets of that kind. */
  readonly mayImport: (kind: ImportKind) => boolean
  /** The kind that is chosen first. */
  readonly first: SheetKind | undefined
}

/** Starts an export, or an import with a file; says what the columns of a sheet mean. */
export function StartSheet({ kinds, mayImport, first }: StartSheetProps) {
  const say = useText('sheet', 'backoffice', 'error')
  const { area } = useBackoffice()
  const [chosen, setChosen] = useState(first)
  const kind = kinds.find(each => each === chosen) ?? kinds[0] ?? 'goods'
  const [send, exporting] = useExportSheetMutation()
  const readable = IMPORT_KINDS.find(each => each === kind && mayImport(each))
  const start = async () => {
    const { data } = await send({ area, kind })
    if (data !== undefined) toast.success(say('sheet.started'))
  }
  return (
    <Section title={say('sheet.start')}>
      <chakra.div display="grid" gap="3" maxW="720px">
        <Field label={say('sheet.kind')}>
          <Select
            value={kind}
            choices={kinds.map(value => ({ value, label: say(`sheet.kind.${value}`) }))}
            onChange={event => setChosen(kinds.find(each => each === event.target.value))}
          />
        </Field>
        <chakra.p textStyle="sm" color="fg.muted">
          {say('sheet.export_note')}
        </chakra.p>
        <Button look="solid" justifySelf="start" loading={exporting.isLoading} onClick={() => void start()}>
          {say('sheet.export')}
        </Button>
        {readable !== undefined && <SendFile key={readable} kind={readable} />}
      </chakra.div>
    </Section>
  )
}

function SendFile({ kind }: { readonly kind: ImportKind }) {
  const say = useText('sheet', 'backoffice', 'error')
  const locale = useLocale()
  const [send, sending] = useImportSheetMutation()
  const [file, setFile] = useState<File>()
  const [wrong, setWrong] = useState<string>()
  const [sent, setSent] = useState(0)
  const start = async () => {
    if (file === undefined) return setWrong(say('error.cannot_be_empty'))
    try {
      const { data, error } = await send({ kind, file: await csvOfFile(file) })
      if (data === undefined) {
        const { fields = {}, message } = refusalOf(error, say)
        return setWrong(Object.values(fields)[0] ?? message)
      }
    } catch (failure) {
      console.error(failure)
      return setWrong(say('sheet.file_unreadable'))
    }
    toast.success(say('sheet.started'))
    setFile(undefined)
    setSent(count => count + 1)
  }
  return (
    <>
      <chakra.label display="grid" gap="1">
        <chakra.span fontWeight="medium">{say('sheet.file')}</chakra.span>
        <chakra.input
          key={sent}
          type="file"
          accept=".csv,.xlsx"
          minH="44px"
          aria-describedby="sheet-file-note"
          aria-invalid={wrong !== undefined}
          onChange={event => {
            setFile(event.target.files?.[0])
            setWrong(undefined)
          }}
        />
      </chakra.label>
      <chakra.p
        id="sheet-file-note"
        textStyle="sm"
        role={wrong === undefined ? undefined : 'alert'}
        color={wrong === undefined ? 'fg.muted' : 'status.danger.fg'}
      >
        {wrong ?? say('sheet.file_hint', { rows: formatNumber(LIMITS.sheet.rows, locale) })}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button look="solid" loading={sending.isLoading} onClick={() => void start()}>
          {say('sheet.import')}
        </Button>
        <Template kind={kind} />
      </chakra.div>
      <Columns kind={kind} />
    </>
  )
}

function Template({ kind }: { readonly kind: ImportKind }) {
  const say = useText('sheet')
  const { data } = useSheetTemplateQuery({ kind })
  return (
    <Button
      disabled={data === undefined}
      onClick={() =>
        data !== undefined && saveCsv([data.text], say('sheet.template_name', { kind: say(`sheet.kind.${kind}`) }))
      }
    >
      {say('sheet.template')}
    </Button>
  )
}

function Columns({ kind }: { readonly kind: ImportKind }) {
  const say = useText('sheet')
  const { data } = useSheetTemplateQuery({ kind })
  return (
    <chakra.details>
      <chakra.summary cursor="pointer" minH="44px" display="flex" alignItems="center">
        {say('sheet.columns')}
      </chakra.summary>
      {data !== undefined && (
        <PlainTable
          name={say('sheet.columns')}
          head={[say('sheet.column'), say('sheet.meaning')]}
          rows={data.columns.map(({ title, hint, is_needed }) => ({
            id: title,
            cells: [title, is_needed ? `${say('sheet.needed')} · ${hint}` : hint],
          }))}
        />
      )}
    </chakra.details>
  )
}
