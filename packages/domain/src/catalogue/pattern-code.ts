import { collectionSlug } from './collection.ts'

/** The workshop's patterns: the year first tufted and a running number. */
const PATTERNS = [
  ['em-24-ma-1100', 'Geometric', 'Khatam'],
  ['em-23-ma-1046', 'Geometric', 'Onyx'],
  ['em-25-ma-1172', 'Geometric', 'Shamsa'],
  ['em-24-ma-1118', 'Geometric', 'Mizan'],
  ['em-23-ma-1064', 'Geometric', 'Fold'],
  ['em-26-ma-1190', 'Geometric', 'Barjeel'],
  ['em-25-ma-1136', 'Geometric', 'Mashrabiya'],
  ['em-23-ma-1082', 'Geometric', 'Sikka'],
  ['em-26-ma-1208', 'Geometric', 'Muqarnas'],
  ['em-25-ma-1154', 'Geometric', 'Khayt'],
  ['em-24-ma-1097', 'Modern', 'Eclipse'],
  ['em-23-ma-1043', 'Modern', 'Reef'],
  ['em-25-ma-1169', 'Modern', 'Lateen'],
  ['em-24-ma-1115', 'Modern', 'Syncope'],
  ['em-23-ma-1061', 'Modern', 'Heddle'],
  ['em-26-ma-1187', 'Modern', 'Badr'],
  ['em-24-ma-1133', 'Modern', 'Brise'],
  ['em-23-ma-1079', 'Modern', 'Jazira'],
  ['em-26-ma-1205', 'Modern', 'Stratta'],
  ['em-25-ma-1151', 'Modern', 'Sirb'],
  ['em-24-ma-1094', 'Contemporary', 'Onyx'],
  ['em-23-ma-1040', 'Contemporary', 'Aria'],
  ['em-25-ma-1166', 'Contemporary', 'Delta'],
  ['em-24-ma-1112', 'Contemporary', 'Liwa'],
  ['em-23-ma-1058', 'Contemporary', 'Ebru'],
  ['em-26-ma-1184', 'Contemporary', 'Palimpsest'],
  ['em-24-ma-1130', 'Contemporary', 'Fasht'],
  ['em-23-ma-1076', 'Contemporary', 'Impasto'],
  ['em-26-ma-1202', 'Contemporary', 'Vesper'],
  ['em-25-ma-1148', 'Contemporary', 'Saqr'],
  ['em-24-ma-1109', 'Minimalist', 'Eclipse'],
  ['em-23-ma-1055', 'Minimalist', 'Pearl'],
  ['em-25-ma-1181', 'Minimalist', 'Sabkha'],
  ['em-24-ma-1127', 'Minimalist', 'Ufuq'],
  ['em-23-ma-1073', 'Minimalist', 'Hasa'],
  ['em-26-ma-1199', 'Minimalist', 'Itar'],
  ['em-25-ma-1145', 'Minimalist', 'Jazr'],
  ['em-24-ma-1091', 'Minimalist', 'Simsim'],
  ['em-26-ma-1217', 'Minimalist', 'Interval'],
  ['em-25-ma-1163', 'Minimalist', 'Bab'],
  ['em-24-ma-1106', 'Modern Tribal', 'Atlas'],
  ['em-23-ma-1052', 'Modern Tribal', 'Sadu'],
  ['em-25-ma-1178', 'Modern Tribal', 'Konya'],
  ['em-24-ma-1124', 'Modern Tribal', 'Pasture'],
  ['em-23-ma-1070', 'Modern Tribal', 'Azilal'],
  ['em-26-ma-1196', 'Modern Tribal', 'Bogolan'],
  ['em-25-ma-1142', 'Modern Tribal', 'Kasai'],
  ['em-24-ma-1088', 'Modern Tribal', 'Barq'],
  ['em-26-ma-1214', 'Modern Tribal', 'Khayma'],
  ['em-25-ma-1160', 'Modern Tribal', 'Surood'],
  ['em-24-ma-1103', 'Modern and Contemporary', 'Aria'],
  ['em-23-ma-1049', 'Modern and Contemporary', 'Pearl'],
  ['em-25-ma-1175', 'Modern and Contemporary', 'Stratta'],
  ['em-24-ma-1121', 'Modern and Contemporary', 'Falaj'],
  ['em-23-ma-1067', 'Modern and Contemporary', 'Areesh'],
  ['em-26-ma-1193', 'Modern and Contemporary', 'Breccia'],
  ['em-25-ma-1139', 'Modern and Contemporary', 'Souk'],
  ['em-23-ma-1085', 'Modern and Contemporary', 'Qamariya'],
  ['em-26-ma-1211', 'Modern and Contemporary', 'Hajar'],
  ['em-25-ma-1157', 'Modern and Contemporary', 'Boro'],
] as const

/** The display name of a pattern code (`em-24-ma-1097`, in any case) or lower-case id; anything else is unchanged. */
export function displayName(codeOrId: string): string {
  const code = codeOrId.toLowerCase()
  return PATTERNS.find(([own, , name]) => own === code || name.toLowerCase() === codeOrId)?.[2] ?? codeOrId
}

/** The pattern code of a design, or null if it has none. */
export function patternCode({
  id,
  collection,
}: {
  readonly id: string
  readonly collection: string
}): string | null {
  const slug = collectionSlug(collection)
  const found = PATTERNS.find(
    ([, own, name]) => collectionSlug(own) === slug && name.toLowerCase() === id.toLowerCase(),
  )
  return found?.[0] ?? null
}
