// Schools and their staff as Swedes name them in one line, and what each keeps.
import { blueprint, type BlueprintEntry } from '../blueprint.ts'

export const societiesAndHomesInSwedish4: BlueprintEntry[] = [
  blueprint('svSocPreschoolClass', {
    en: 'reception class and after-school care',
    sv: 'förskoleklass, förskoleklassen, förskoleklass och fritids, förskoleklass och fritidshem, fritidshem och förskoleklass, sexårsverksamhet, lågstadiet och fritids',
    ja: '就学前学級と学童',
    things: 'child contact attendance',
    palette: 'amber',
    look: 'soft',
    names: {
      child: 'Pupil/Pupils|Elev/Elever|児童',
      contact: 'Guardian/Guardians|Vårdnadshavare/Vårdnadshavare|保護者',
    },
  }),
  blueprint('svSocHomeEconomics', {
    en: 'home economics, food tech teacher',
    sv: 'hemkunskap, hemkunskapen, hemkunskapslärare, hemkunskapsläraren, hem- och konsumentkunskap, hkk-lärare, hemkunskapslektioner, restaurangskola, restaurangprogrammet',
    ja: '調理実習',
    things: 'recipe shoppingItem lesson classGroup',
    palette: 'orange',
    look: 'soft',
    names: {
      shoppingItem: 'Item to buy/Items to buy|Vara/Varor|買う物',
      classGroup: 'Class/Classes|Klass/Klasser|クラス',
    },
  }),
  blueprint('svSocPupilHealth', {
    en: 'pupil health team, school counsellor team, school welfare team',
    sv: 'elevhälsa, elevhälsan, elevhälsan på gymnasiet, elevhälsoteam, elevhälsoteamet, eht, skolkurator, skolkuratorn, skolpsykolog, resursteam i skolan',
    ja: 'スクールカウンセラー室',
    things: 'student visit complaintCase task',
    palette: 'teal',
    look: 'soft',
    names: {
      visit: 'Appointment/Appointments|Besök/Besök|面談',
      complaintCase: 'Case/Cases|Ärende/Ärenden|ケース',
      task: 'Measure/Measures|Åtgärd/Åtgärder|対応',
    },
  }),
  blueprint('svSocPeTeacher', {
    en: 'gym teacher, physical education teacher',
    sv: 'idrottslärare, idrottsläraren, idrottslärare på högstadiet, gympalärare, gympaläraren, idrott och hälsa, idrottssal på skolan',
    ja: '保健体育の教員',
    things: 'student classGroup sportGear examGrade',
    palette: 'lime',
    look: 'bold',
    names: {
      classGroup: 'Class/Classes|Klass/Klasser|クラス',
      sportGear: 'Equipment item/Equipment|Redskap/Redskap|用具',
      examGrade: 'Grade/Grades|Betyg/Betyg|成績',
    },
  }),
  blueprint('svSocMusicTeacher', {
    en: 'school music teacher lending instruments',
    sv: 'musikläraren som lånar ut instrument, musiklärare som lånar ut instrument, musikläraren, musiklärare i kulturskolan, kulturskolans instrumentförråd, instrumentförrådet, lånar ut instrument, lånar ut instrument till elever',
    ja: '音楽教諭の楽器貸出',
    things: 'instrument student loan lesson',
    palette: 'violet',
    look: 'soft',
  }),
  blueprint('svSocSfi', {
    en: 'swedish for immigrants, adult language school for newcomers',
    sv: 'sfi, sfi på komvux, vi är sfi på komvux, sfi-grupp, sfi-lärare, sfi-skola, sfi-undervisning, svenska för invandrare, komvux, vuxenskola, vuxenutbildning, vuxenutbildningen, lärvux, särvux, grundläggande vuxenutbildning, språkintroduktion',
    ja: '移民向け語学学校, 成人教育センター',
    things: 'student course attendance exam',
    palette: 'sky',
    look: 'crisp',
    names: {
      course: 'Group/Groups|Grupp/Grupper|クラス',
      exam: 'Test/Tests|Prov/Prov|試験',
    },
  }),
  blueprint('svSocVocationalPlacements', {
    en: 'vocational college placements, work placement coordinator',
    sv: 'yrkeshögskola, yrkeshögskolan, yh-utbildning, yh-skola, lia-samordnare, lia-ansvarig, ansvarar för lia, ansvarar för lia-platserna, apl-samordnare, apl-ansvarig, praktiksamordnare, praktikansvarig, praktikansvarig på skolan, yrkesprogram, yrkesprogrammet, yrkesskola, lärlingsprogram, prao-ansvarig, vfu-samordnare',
    ja: '職業専門学校の実習, 実習先コーディネーター',
    things: 'student internship company contact',
    palette: 'blue',
    look: 'crisp',
    names: {
      internship: 'Placement/Placements|Praktikplats/Praktikplatser|実習先',
      contact: 'Supervisor/Supervisors|Handledare/Handledare|指導者',
    },
  }),
  blueprint('svSocGuidance', {
    en: 'school careers adviser, study counsellor, careers guidance',
    sv: 'studievägledare, studievägledaren, studievägledare på gymnasiet, studievägledning, studie- och yrkesvägledare, studie och yrkesvägledare, syv, syv:are, syo, syo-konsulent, yrkesvägledare, karriärvägledare, karriärvägledning, antagningshandläggare',
    ja: '進路指導室',
    things: 'student meeting course',
    palette: 'violet',
    look: 'soft',
    names: {
      meeting: 'Guidance talk/Guidance talks|Samtal/Samtal|面談',
      course: 'Programme/Programmes|Utbildning/Utbildningar|進路先',
    },
  }),
  blueprint('svSocClassParent', {
    en: 'class parent, class rep parent',
    sv: 'klassförälder, klassförälder i 4b, klassföräldrar, klassföräldrar i 3b, klassmamma, klasspappa, klassombud, klassresekommitté, föräldrarepresentant, studentflaksansvarig, avslutningskommitté, klassförälder i 1a, klassförälder i 2a, klassförälder i 3a, klassförälder i 3b, klassförälder i 4a, klassförälder i 5a, klassförälder i 5b, klassförälder i 6a, klassförälder i 6b, klassförälder i 7a',
    ja: '学級委員の保護者',
    things: 'child contact event payment task',
    palette: 'pink',
    look: 'soft',
    names: {
      contact: 'Parent/Parents|Förälder/Föräldrar|保護者',
      event: 'Activity/Activities|Aktivitet/Aktiviteter|行事',
    },
  }),
]
