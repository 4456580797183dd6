import type { Language } from './language.ts';

/** Indonesian and Malay. */
export const indonesian: Language = {
  days: ['senin|isnin|sen', 'selasa|sel', 'rabu|rab', 'kamis|khamis|kam', "jumat|jum'at|jumaat|jum", 'sabtu|sab', 'minggu|ahad|min'],
  weekdays: '(?:pada |setiap )?(?:hari (?:kerja|bekerja|biasa|minggu kerja)|hari-hari kerja|hari bekerja)',
  weekend: '(?:pada |setiap |sepanjang )?(?:akhir pekan|hujung minggu|akhir minggu|weekend)',
  everyDay: 'setiap hari|tiap hari|harian|sehari-hari|semua hari',
  holidays:
    '(?:(?:dan|pada) )*(?:hari libur(?: nasional)?|hari raya|cuti(?: umum)?|hari kelepasan am|cuti am|libur nasional|tanggal merah|hari cuti(?: umum)?)',
  except: 'kecuali|selain',
  months:
    'januari|jan|februari|feb|maret|mac|april|apr|mei|juni|jun|juli|julai|agustus|ogos|september|sep|oktober|okt|november|nov|desember|disember|des|dis',
  seasons: 'musim\\p{L}*|(?:musim )?(?:hujan|kemarau|panas|dingin|sejuk)|triwulan\\p{L}*|suku tahun|kuartal\\p{L}*|semester',
  bands: {
    offPeak: 'luar (?:waktu )?(?:beban )?puncak|lwbp|luar puncak|waktu luar puncak',
    peak: '(?:waktu )?(?:beban )?puncak|wbp',
    flat: 'normal|standar|biasa',
    night: 'malam',
    day: 'siang|hari siang',
  },
  allDay: 'sepanjang hari|24 jam|seharian|setiap (?:waktu|saat|masa)|siang malam|sepanjang masa',
  rest: '(?:(?:pada|di) )?(?:waktu|jam|masa|sisa)(?: waktu| masa)? (?:lain(?:nya)?|selebihnya|sisanya)|sisanya|selebihnya|selain itu|lainnya|di luar (?:jam|waktu) (?:itu|tersebut)|sisa (?:hari|waktu|jam)',
  thereafter: 'kemudian|lalu|setelah itu|selepas itu',
  taxes: 'ppn|pajak\\p{L}*|cukai|sst|gst|kwtbb|ppj|biaya\\p{L}*|caj\\p{L}*|retribusi|abonemen',
  without: 'belum termasuk|tidak termasuk|tanpa|ditambah|tambah|\\+|plus|di luar|sebelum|belum|excl\\.?',
  within: 'termasuk|sudah termasuk|dengan|setelah|incl\\.?',
  net: 'neto|bersih',
  gross: 'bruto|kotor',
  from: 'dari(?: pukul| jam)?|mulai(?: pukul| jam)?|antara|pukul|jam|daripada',
  to: 'sampai(?: dengan)?(?: pukul| jam)?|hingga(?: pukul| jam)?|s\\.?d\\.?|s/d|ke',
  between: 'antara',
  and: 'dan|serta|&|atau|juga',
  after: 'setelah|selepas|mulai|sejak|dari',
  until: 'sampai|hingga|sebelum',
  at: 'pukul|jam|pkl\\.?|sekitar',
  hour: 'wib|wita|wit|jam',
  midnight: 'tengah malam',
  noon: 'tengah hari',
  halvesBehind: { am: 'pagi', pm: 'petang|sore|tengah hari', night: 'malam' },
  nextDay: '(?:hari )?(?:berikutnya|esok(?:nya)?)|keesokan hari(?:nya)?',
  zone: 'zona|blok|golongan|tarif',
  fees: 'biaya beban|caj (?:kehendak maksimum|tetap|bulanan|peruncitan)|abonemen|biaya tetap',
  sums: 'total|jumlah|tagihan',
  noAmount: 'gratis|percuma|setengah harga|separuh harga|diskaun|diskon|lebih murah|lebih mahal',
  neutral:
    'tarif\\p{L}*|harga|listrik|elektrik|tenaga|energi|kwh|jam|waktu|masa|pukul|pada|untuk|per|di|kami|saya|kita|bayar|membayar|adalah|ialah|dikenakan|sekarang|baru|kontrak|tagihan|bil|pelanggan|meter|pln|tnb|berlaku|hanya|sekitar|yang|ini|industri|rumah tangga|perniagaan|bisnis|domestik|rupiah|ringgit|sen|rp|rm',
};
