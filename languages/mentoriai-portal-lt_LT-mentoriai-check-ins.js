wp.i18n.setLocaleData( {
"":{"domain":"messages","lang":"lt_LT","plural-forms":"nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2);"},
"How is it going?":["Kaip sekasi?"],
"It helps us notice in time where help is needed.":["Jis padeda laiku pastebėti, kur reikia pagalbos."],
"Links work for 30 days. If yours is newer, a part of it may be missing: open it again from the email.":["Nuorodos veikia 30 dienų. Jei jūsiškė naujesnė, gali trūkti jos dalies: dar kartą atidarykite ją iš laiško."],
"Loading the question…":["Įkeliamas klausimas…"],
"Please get in touch with me":["Prašau su manimi susisiekti"],
"Thank you for your answer":["Ačiū už atsakymą"],
"This link no longer works":["Ši nuoroda nebeveikia"],
"You and %s":["Jūs ir %s"],
"You have already answered":["Jūs jau atsakėte"]
}, 'mentoriai-portal' );
