wp.i18n.setLocaleData( {
"":{"domain":"messages","lang":"lt_LT","plural-forms":"nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2);"},
"Close the suggestion":["Uždaryti pasiūlymą"],
"Close the suggestion: %s":["Uždaryti pasiūlymą: %s"],
"Close the suggestion?":["Uždaryti pasiūlymą?"],
"It will no longer be shown here. You will still find its mentors among all mentors.":["Čia jo nebematysite. Šiuos mentorius ir toliau rasite tarp visų mentorių."],
"Show less":["Rodyti mažiau"],
"Suggestions from the programme’s team":["Programos komandos pasiūlymai"],
"The mentors do not know of this. It stays here until you close it.":["Mentoriai apie tai nežino. Pasiūlymas čia liks, kol jį uždarysite."],
"The suggestion could not be closed.":["Pasiūlymo uždaryti nepavyko."],
"The suggestion is closed":["Pasiūlymas uždarytas"]
}, 'mentoriai-portal' );
