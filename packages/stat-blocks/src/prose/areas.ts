/** Areas in the text of a stat block: "a 60-foot Cone", "a 90-foot-long, 5-foot-wide Line". */
import type { Area } from '../stat-block.ts'

const LINE = /(\d+)[ -]foot(?:-long)?,?\s+(\d+)-foot-wide\s+line/i
const OLDER_LINE = /(\d+)-foot(?:-long)?\s+line\s+that\s+is\s+(\d+)\s+feet\s+wide/i
const CONE = /(\d+)-foot\s+cone/i
const EMANATION = /(\d+)-foot\s+emanation/i
const SPHERE = /(\d+)-foot-radius(?:,\s*\d+-foot-high)?\s+(?:sphere|cylinder)/i
const AROUND = /each\s+(?:other\s+)?(?:creature|enemy)[^.]*?\bwithin\s+(\d+)\s+feet\s+of\s+(?:it|the|him|her)\b/i
const WITHIN = /within\s+(\d+)\s+feet/i
/** Told before the area: "hurls a boulder at a point it can see within 90 feet". */
const AT_A_POINT = /\bat\s+a\s+point\b[^.]*?\bwithin\s+(\d+)\s+feet/i

export function areaIn(text: string): Area | undefined {
  const line = LINE.exec(text) ?? OLDER_LINE.exec(text)
  if (line) return { shape: 'line', length: Number(line[1]), width: Number(line[2]) }
  const cone = CONE.exec(text)
  if (cone) return { shape: 'cone', length: Number(cone[1]) }
  const sphere = SPHERE.exec(text)
  if (sphere) {
    const [, range = 0] = WITHIN.exec(text.slice(sphere.index)) ?? AT_A_POINT.exec(text) ?? []
    return { shape: 'sphere', radius: Number(sphere[1]), range: Number(range) }
  }
  const around = EMANATION.exec(text) ?? AROUND.exec(text)
  return around ? { shape: 'emanation', radius: Number(around[1]) } : undefined
}
