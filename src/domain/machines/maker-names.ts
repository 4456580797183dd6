/** What makers and their lines of machines are called in Chinese, in both scripts: words to search by, in every language of the site. */
const chineseNames: Readonly<Record<string, string>> = {
  Bitmain: '比特大陆 比特大陸',
  Antminer: '蚂蚁矿机 螞蟻礦機',
  MicroBT: '比特微',
  Whatsminer: '神马矿机 神馬礦機',
  Canaan: '嘉楠耘智',
  Avalon: '阿瓦隆矿机 阿瓦隆礦機',
  Bitdeer: '比特小鹿',
  Goldshell: '金贝 金貝',
  IceRiver: '冰河',
  Innosilicon: '芯动科技 芯動科技',
  Jasminer: '茉莉',
  NVIDIA: '英伟达 英偉達 輝達',
  AMD: '超威',
};

/** The Chinese names of a machine's maker and line. */
export function chineseNamesOf(brand: string, model: string): readonly string[] {
  const name = `${brand} ${model}`;
  return Object.entries(chineseNames).flatMap(([latin, chinese]) => (name.includes(latin) ? [chinese] : []));
}

/** The maker of a graphics card. */
export function cardBrand(model: string): 'AMD' | 'NVIDIA' {
  return /^(?:RX|Radeon) /.test(model) ? 'AMD' : 'NVIDIA';
}
