import type { ResumeDocumentContent } from '../src/content.ts';

/** Hana Saeki's resume with every part of it written, for pictures, texts and measurements. */
export const hana: ResumeDocumentContent = {
  writtenOn: '2026-11-20',
  years: 'ERA',
  paper: 'A4',
  historyStart: 'JUNIOR_HIGH_GRADUATION',
  fullName: 'Hana Saeki',
  fullNameJp: '佐伯　花',
  fullNameFurigana: 'さえき　はな',
  photo: null,
  gender: 'FEMALE',
  dateOfBirth: '2004-05-14',
  address: {
    postCode: '236-0027',
    prefecture: '神奈川県',
    city: '横浜市',
    street: '金沢区瀬戸1-4-8',
    building: 'コーポみなと203号室',
  },
  addressFurigana: 'かながわけんよこはましかなざわくせと',
  contactAddress: {
    postCode: '047-0032',
    prefecture: '北海道',
    city: '小樽市',
    street: '稲穂3-10-16',
    building: null,
  },
  contactAddressFurigana: 'ほっかいどうおたるしいなほ',
  homePhone: '0134-25-1234',
  mobilePhone: '090-1234-5678',
  email: 'hana@michi.example',
  education: [
    {
      schoolType: 'JUNIOR_HIGH_SCHOOL',
      schoolName: '小樽市立髙島中学校',
      course: null,
      faculty: null,
      department: null,
      admissionMonth: '2017-04',
      graduationMonth: '2020-03',
      isExpectedGraduate: false,
      isTransfer: false,
      hasStudiedAbroad: false,
      studyAbroadDetails: null,
    },
    {
      schoolType: 'HIGH_SCHOOL',
      schoolName: '北海道立潮見高校',
      course: '普通科',
      faculty: null,
      department: null,
      admissionMonth: '2020-04',
      graduationMonth: '2023-03',
      isExpectedGraduate: false,
      isTransfer: false,
      hasStudiedAbroad: false,
      studyAbroadDetails: null,
    },
    {
      schoolType: 'UNIVERSITY',
      schoolName: '青嶺大学',
      course: '都市社会学専攻',
      faculty: '文学部',
      department: '社会学科',
      admissionMonth: '2023-04',
      graduationMonth: '2027-03',
      isExpectedGraduate: true,
      isTransfer: false,
      hasStudiedAbroad: true,
      studyAbroadDetails: 'フランス・リヨン　2025年9月〜2026年1月　都市社会学',
    },
  ],
  workExperience: [
    {
      employmentType: 'PART_TIME',
      companyName: '書店はまかぜ㈱',
      position: '販売',
      startMonth: '2023-06',
      endMonth: '2025-08',
      description: '地域の棚の本を選び、毎月の読書会の支度をしました。',
    },
    {
      employmentType: 'INTERNSHIP',
      companyName: '北風光学株式会社',
      position: '企画',
      startMonth: '2026-08',
      endMonth: '2026-09',
      description: '寒い土地で使うレンズについて、お客様の声を集めてまとめました。',
    },
  ],
  certifications: [
    { name: '普通自動車第一種運転免許', issuedOn: '2023-03-10' },
    { name: '実用英語技能検定準1級　合格', issuedOn: '2024-07-16' },
    { name: '統計検定①2級', issuedOn: '2025-11-20' },
  ],
  about:
    '人の話を最後まで聞いてから考えることを大切にしています。読書会では、発言の少ない人にも順番が回るように進め方を変え、一年で参加者が五人から二十人に増えました。',
  skills: ['SQL', '統計', '聞き取り調査'],
  hobbies: '古い街道を歩くこと、地図を読むこと',
  favouriteSubjects: '都市社会学、社会調査法',
  reasonForApplying:
    '貴社の「言葉にならない要望を聞く」という姿勢に惹かれました。商店街の調査で、店を閉めた方の話を聞き重ねるうちに、本当に困っていることは最初の答えの中にはないと知りました。大学で身につけた聞き取りと統計の両方を生かし、お客様がまだ言葉にしていないことを形にする仕事をしたいと考えています。',
  researchTopics:
    '店が一軒閉まると商店街の人の流れがどう変わるかを、聞き取りと歩行者の数から調べています。ゼミでは﨑山通り商店街の二十年間の記録を集め、閉店の前後で立ち止まる場所が移ることを確かめました。',
  focusAsStudent:
    '空き店舗を借りて二年間、小さな読書会を続けました。はじめは五人ほどでしたが、案内を紙に戻して近所に配り、始める時間を店の閉まる六時半に合わせたところ、学生のほかに店の人や勤め帰りの人が来るようになりました。意見が分かれたときは、まず相手の言ったことを言い直してから自分の考えを述べるという決まりを作り、年の離れた人どうしが話せる場になりました。',
  requests: '勤務地は関東を希望します。',
};

const [, highSchool, university] = hana.education;
const [bookshop, internship] = hana.workExperience;

/** The same student in English. */
export const hanaInEnglish: ResumeDocumentContent = {
  ...hana,
  address: {
    postCode: '236-0027',
    prefecture: 'Kanagawa',
    city: 'Yokohama',
    street: '1-4-8 Seto, Kanazawa',
    building: 'Corpo Minato 203',
  },
  education: [
    ...(highSchool === undefined
      ? []
      : [{ ...highSchool, schoolName: 'Hokkaido Shiomi High School', course: null }]),
    ...(university === undefined
      ? []
      : [
          {
            ...university,
            schoolName: 'Seiryo University',
            course: 'Urban sociology',
            faculty: 'Faculty of Letters',
            department: 'Sociology',
            studyAbroadDetails: 'Lyon, France, September 2025 to January 2026',
          },
        ]),
  ],
  workExperience: [
    ...(bookshop === undefined
      ? []
      : [
          {
            ...bookshop,
            companyName: 'Bookshop Hamakaze',
            position: 'Sales assistant',
            description:
              'I chose the books for the regional shelf and prepared the monthly reading circle, which grew from five people to twenty within a year.',
          },
        ]),
    ...(internship === undefined
      ? []
      : [
          {
            ...internship,
            companyName: 'Kitakaze Optics',
            position: 'Planning',
            description:
              'Collected what customers in cold places say about their lenses, and presented three proposals to the planning section.',
          },
        ]),
  ],
  certifications: [
    { name: 'Japan Statistical Society Certificate, Grade 2', issuedOn: '2025-11-20' },
    { name: 'Eiken Grade Pre-1', issuedOn: '2024-07-16' },
  ],
  about:
    'I ask until I know what people mean, not only what they say. Two years of reading circles in an empty shop taught me to make room for the quiet ones.',
  skills: ['SQL', 'Statistics', 'Interviewing', 'French (B1)'],
  hobbies: 'Walking old roads and reading maps',
  favouriteSubjects: null,
  reasonForApplying: null,
  researchTopics:
    'How shopping streets change when a shop closes: interviews and counts of passers-by over twenty years of records.',
  focusAsStudent:
    'Ran a small reading circle in an empty shop for two years, with invitations on paper and a rule to repeat what was said before answering it.',
};
