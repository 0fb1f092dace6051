import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsv } from './read-csv.ts'
import { readSheet } from './read-sheet.ts'
import { sheetLimits } from './sheet-limits.ts'
import { writeSheet } from './write-sheet.ts'

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text))
const read = (bytes: Uint8Array<ArrayBuffer>, part = {}) => readSheet(bytes, { ...sheetLimits, ...part })
const refused = (bytes: Uint8Array<ArrayBuffer>, part = {}) =>
  read(bytes, part).then(
    () => 'read',
    (error: unknown) => (error instanceof Error && 'reason' in error ? error.reason : error),
  )

interface Part {
  readonly name: string
  readonly text: string | Buffer
  /** The unpacked size in the directory. */
  readonly claims?: number
}

/** A minimal zip archive, as far as a reader needs it. */
const zip = (parts: readonly Part[]): Uint8Array<ArrayBuffer> => {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, text, claims } of parts) {
    const plain = Buffer.from(text)
    const packed = deflateRawSync(plain)
    const sizes = Buffer.alloc(8)
    sizes.writeUInt32LE(packed.length, 0)
    sizes.writeUInt32LE(claims ?? plain.length, 4)
    const nameBytes = Buffer.from(name)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    sizes.copy(local, 18)
    local.writeUInt16LE(nameBytes.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    sizes.copy(entry, 20)
    entry.writeUInt16LE(nameBytes.length, 28)
    entry.writeUInt32LE(at, 42)
    files.push(local, nameBytes, packed)
    directory.push(entry, nameBytes)
    at += 30 + nameBytes.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(
    directory.reduce((sum, part) => sum + part.length, 0),
    12,
  )
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...files, ...directory, end]))
}

const book = (sheet: string, more: readonly Part[] = []): Uint8Array<ArrayBuffer> =>
  zip([
    {
      name: 'xl/workbook.xml',
      text: '<workbook><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    { name: 'xl/worksheets/sheet1.xml', text: sheet },
    ...more,
  ])

describe('an xlsx file', () => {
  it('comes back as it was written, with long numbers and leading zeros', async () => {
    const file = writeSheet('订单', {
      columns: [{ title: '订单号' }, { title: '金额', format: '0.00' }, { title: '备注' }],
      rows: [
        ['202611210041000', 1290.5, '门口 <&> "x"'],
        ['0012', 0, null],
      ],
    })
    expect(await read(new Uint8Array(file))).toEqual({
      head: ['订单号', '金额', '备注'],
      rows: [
        { line: 2, cells: ['202611210041000', '1290.5', '门口 <&> "x"'] },
        { line: 3, cells: ['0012', '0'] },
      ],
    })
  })

  it('returns days and times of date cells, results of formulas, and inline texts', async () => {
    const sheet = `<x:worksheet xmlns:x="m"><x:sheetData>
      <x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>日期</x:t></x:is></x:c><x:c r="C1" t="inlineStr"><x:is><x:t>和</x:t></x:is></x:c></x:row>
      <x:row r="4"><x:c r="A4" s="1"><x:v>46347</x:v></x:c><x:c r="B4" s="2"><x:v>46347.5</x:v></x:c><x:c r="C4"><x:f>1+1</x:f><x:v>2</x:v></x:c></x:row>
    </x:sheetData></x:worksheet>`
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;年&quot;m/d h:mm"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>'
    expect(await read(book(sheet, [{ name: 'xl/styles.xml', text: styles }]))).toEqual({
      head: ['日期', '', '和'],
      rows: [{ line: 4, cells: ['2026-11-21', '2026-11-21 12:00:00', '2'] }],
    })
  })

  it('that would unpack to too much is refused before it is unpacked', async () => {
    expect(await refused(book('<a/>', [{ name: 'x', text: Buffer.alloc(3_000_000) }]))).toBe('unfolds')
    expect(await refused(book('<a/>', [{ name: 'x', text: 'small', claims: 21 * 1024 * 1024 }]))).toBe('unfolds')
    expect(await refused(zip(Array.from({ length: 101 }, (_, at) => ({ name: String(at), text: '' }))))).toBe('unfolds')
  })

  it('with a false size is refused when the unpacked size exceeds it', async () => {
    const lie = { name: 'xl/sharedStrings.xml', text: Buffer.alloc(3_000_000, 'ab'), claims: 4000 }
    expect(await refused(book('<worksheet/>', [lie]))).toBe('unfolds')
  })

  it.each([
    ['an archive without a sheet', zip([{ name: 'a.txt', text: 'x' }]), 'no_sheet'],
    ['a torn file', bytesOf('PK\u0003\u0004 torn'), 'no_sheet'],
    ['an old binary sheet', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'no_sheet'],
    ['nothing', bytesOf(''), 'empty'],
    ['empty lines', bytesOf(',,\n , \n'), 'empty'],
  ])('is not %s', async (_what, bytes, reason) => {
    expect(await refused(bytes)).toBe(reason)
  })

  it('of too many bytes or rows is refused', async () => {
    expect(await refused(bytesOf('a\n1\n2\n3'), { rows: 2 })).toBe('too_many_rows')
    expect(await refused(bytesOf('a'.repeat(20)), { bytes: 10 })).toBe('too_big')
  })
})

describe('a csv file', () => {
  it('has quotes, breaks within cells, a mark of its encoding, and lines that count', async () => {
    const text = '\uFEFF名称,备注\r\n"a ""b""","1\n2"\r\n\r\nc,\r\n'
    expect(await read(bytesOf(text))).toEqual({
      head: ['名称', '备注'],
      rows: [
        { line: 2, cells: ['a "b"', '1\n2'] },
        { line: 5, cells: ['c', ''] },
      ],
    })
  })

  it.each([';', '\t'])('may be separated by %j', async separator => {
    expect((await read(bytesOf(`a${separator}b\n1,5${separator}2`))).rows[0]?.cells).toEqual(['1,5', '2'])
  })

  it('may be encoded in GB 18030', async () => {
    const gbk = new Uint8Array([0xc3, 0xfb, 0xb3, 0xc6, 0x0a, 0xce, 0xd2])
    expect(await read(gbk)).toEqual({ head: ['名称'], rows: [{ line: 2, cells: ['我'] }] })
  })

  it('gives back whatever texts were quoted', () => {
    const cell = fc.string({ minLength: 1 }).filter(text => text.trim() !== '' && !text.includes('\uFEFF'))
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), rows => {
        const quoted = rows.map(row => row.map(text => `"${text.replaceAll('"', '""')}"`).join(',')).join('\n')
        const sheet = readCsv(bytesOf(`"a","b"\n${quoted}`), sheetLimits)
        expect(sheet.rows.map(row => row.cells)).toEqual(rows)
      }),
    )
  })
})
