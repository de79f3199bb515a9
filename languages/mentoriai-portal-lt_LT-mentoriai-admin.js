wp.i18n.setLocaleData( {
	"": {
		"domain": "messages",
		"lang": "lt_LT",
		"plural-forms": "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2);"
	},
	"%1$s: now %2$d of %3$d": [
		"%1$s: dabar %2$d iš %3$d"
	],
	"%d answer already: new wording counts for later answers only.": [
		"Jau yra %d atsakymas: nauja formuluotė galios tik vėlesniems atsakymams.",
		"Jau yra %d atsakymai: nauja formuluotė galios tik vėlesniems atsakymams.",
		"Jau yra %d atsakymų: nauja formuluotė galios tik vėlesniems atsakymams."
	],
	"%d person": [
		"%d žmogus",
		"%d žmonės",
		"%d žmonių"
	],
	"%s (over)": [
		"%s (baigėsi)"
	],
	"A group": [
		"Grupę"
	],
	"A slash with spaces around it divides what stands at the ends: 1 – not at all / 5 – very much": [
		"Pasvirasis brūkšnys su tarpais atskiria, kas rašoma skalės galuose: 1 – visai ne / 5 – labai"
	],
	"A wide picture, 1600 × 900 pixels or more, JPG, PNG or WebP, up to %s. Without one the site draws a pattern.": [
		"Plati nuotrauka, bent 1600 × 900 taškų, JPG, PNG arba WebP, iki %s. Be nuotraukos svetainė rodo piešinį."
	],
	"Account": [
		"Paskyra"
	],
	"Add a card": [
		"Pridėti kortelę"
	],
	"Add a choice": [
		"Pridėti pasirinkimą"
	],
	"Add a column": [
		"Pridėti stulpelį"
	],
	"Add a fact": [
		"Pridėti faktą"
	],
	"Add a free text": [
		"Pridėti laisvą tekstą"
	],
	"Add a link": [
		"Pridėti nuorodą"
	],
	"Add a new town": [
		"Pridėti naują miestą"
	],
	"Add a question": [
		"Pridėti klausimą"
	],
	"Add a scale 1–5": [
		"Pridėti skalę 1–5"
	],
	"Add a speaker": [
		"Pridėti pranešėją"
	],
	"Add a step": [
		"Pridėti žingsnį"
	],
	"Add an option": [
		"Pridėti variantą"
	],
	"Add files": [
		"Pridėti failų"
	],
	"Add to the event": [
		"Pridėti prie renginio"
	],
	"Add town": [
		"Pridėti miestą"
	],
	"Address": [
		"Adresas"
	],
	"Address of the agency’s site": [
		"Agentūros svetainės adresas"
	],
	"Agency and developer": [
		"Agentūra ir kūrėjas"
	],
	"All answers": [
		"Visi atsakymai"
	],
	"All surveys": [
		"Visos apklausos"
	],
	"Also stands at the top of every page on wide screens.": [
		"Plačiuose ekranuose rodoma ir kiekvieno puslapio viršuje."
	],
	"An empty line begins a new paragraph.": [
		"Tuščia eilutė pradeda naują pastraipą."
	],
	"Answer": [
		"Atsakymas"
	],
	"Answered": [
		"Atsakė"
	],
	"Answers: %d": [
		"Atsakymų: %d"
	],
	"At most": [
		"Daugiausia"
	],
	"Average: %s": [
		"Vidurkis: %s"
	],
	"Become a mentor": [
		"Tapti mentoriumi"
	],
	"Before publishing": [
		"Prieš skelbiant"
	],
	"Below the title": [
		"Po antrašte"
	],
	"By name or email address": [
		"Pagal vardą arba el. pašto adresą"
	],
	"Calendar": [
		"Kalendorius"
	],
	"Cancel": [
		"Atšaukti"
	],
	"Cancelled": [
		"Atšauktas"
	],
	"Cannot be changed once people have been invited. Tell them in the instructions.": [
		"Išsiuntus kvietimus, pakeisti nebegalima. Parašykite apie tai instrukcijose."
	],
	"Check mark": [
		"Varnelė"
	],
	"Choice": [
		"Pasirinkimas"
	],
	"Choose": [
		"Pasirinkite"
	],
	"Choose a logo": [
		"Pasirinkti logotipą"
	],
	"Choose a picture": [
		"Pasirinkti paveikslėlį"
	],
	"Choose the date of the event.": [
		"Pasirinkite renginio datą."
	],
	"Chosen": [
		"Pasirinkti"
	],
	"Chosen by hand": [
		"Parinkta ranka"
	],
	"Chosen people": [
		"Pasirinktus žmones"
	],
	"Clock": [
		"Laikrodis"
	],
	"Comment under the scale": [
		"Paaiškinimas po skale"
	],
	"Copy the address of the place from the map you use.": [
		"Nukopijuokite vietos adresą iš žemėlapio, kuriuo naudojatės."
	],
	"Count people": [
		"Suskaičiuoti žmones"
	],
	"Date and status": [
		"Data ir būsena"
	],
	"Date, time, town, status and links are shared with the translation: a change here changes both.": [
		"Data, laikas, miestas, būsena ir nuorodos bendri su vertimu: pakeitus čia, pasikeičia abiejose kalbose."
	],
	"Delete for good": [
		"Ištrinti visam laikui"
	],
	"Delete survey": [
		"Ištrinti apklausą"
	],
	"Delete this survey?": [
		"Ištrinti šią apklausą?"
	],
	"Developer’s name": [
		"Kūrėjo pavadinimas"
	],
	"Developer’s site": [
		"Kūrėjo svetainė"
	],
	"Download CSV": [
		"Atsisiųsti CSV"
	],
	"Drag to move": [
		"Tempkite, kad perkeltumėte"
	],
	"Empty for the registration page of that type.": [
		"Palikite tuščią, jei tinka to tipo registracijos puslapis."
	],
	"Empty: no end. Afterwards the links work no more.": [
		"Tuščia – be pabaigos. Po šios dienos nuorodos nebeveikia."
	],
	"Empty: the same day": [
		"Tuščia – ta pati diena"
	],
	"End date": [
		"Pabaigos data"
	],
	"End time": [
		"Pabaiga"
	],
	"English": [
		"Anglų"
	],
	"Enter the end time as hours and minutes, for example 19:00.": [
		"Pabaigos laiką įrašykite valandomis ir minutėmis, pavyzdžiui, 19:00."
	],
	"Enter the start time as hours and minutes, for example 17:30.": [
		"Pradžios laiką įrašykite valandomis ir minutėmis, pavyzdžiui, 17:30."
	],
	"Enter the start time too, or clear the end time.": [
		"Įrašykite ir pradžios laiką arba ištrinkite pabaigos laiką."
	],
	"Enter the title of the event.": [
		"Įrašykite renginio pavadinimą."
	],
	"Everybody gets one personal link by email, in their own language. Whoever was invited before is not invited again.": [
		"Kiekvienas žmogus el. paštu gauna vieną asmeninę nuorodą savo kalba. Jau pakviestieji antrą kartą nekviečiami."
	],
	"Fact; the number in bold": [
		"Faktas; skaičius paryškintas"
	],
	"Files": [
		"Failai"
	],
	"Files of the event": [
		"Renginio failai"
	],
	"Filled in from the town and place; write your own if it is too long.": [
		"Susideda iš miesto ir vietos; jei per ilga, įrašykite savo."
	],
	"Find a mentor": [
		"Rasti mentorių"
	],
	"Find and add": [
		"Rasti ir pridėti"
	],
	"Find people": [
		"Ieškoti žmonių"
	],
	"First column": [
		"Pirmas stulpelis"
	],
	"Flag": [
		"Vėliavėlė"
	],
	"For example: Technology park, K. Petrausko g. 26": [
		"Pavyzdžiui: Technologijų parkas, K. Petrausko g. 26"
	],
	"Founders": [
		"Įkūrėjams"
	],
	"Free text": [
		"Laisvas tekstas"
	],
	"Get the answer": [
		"Gauti atsakymą"
	],
	"Go to the field": [
		"Eiti prie lauko"
	],
	"Goes to those who have not answered and got no mail about this survey for a week.": [
		"Siunčiama tiems, kurie dar neatsakė ir savaitę negavo laiško apie šią apklausą."
	],
	"Handshake": [
		"Rankos paspaudimas"
	],
	"Help (optional)": [
		"Paaiškinimas (neprivaloma)"
	],
	"How many at most": [
		"Kiek daugiausia rodyti"
	],
	"Icon": [
		"Piktograma"
	],
	"In Lithuanian. Its English name can be added under Events → Towns.": [
		"Lietuviškai. Anglišką pavadinimą galima įrašyti skyriuje Renginiai → Miestai."
	],
	"Instructions": [
		"Instrukcijos"
	],
	"Invite people": [
		"Pakviesti žmones"
	],
	"Invited": [
		"Pakviesta"
	],
	"Item %d": [
		"%d elementas"
	],
	"Keep": [
		"Palikti"
	],
	"Kind of answer": [
		"Atsakymo rūšis"
	],
	"Kind of event": [
		"Renginio rūšis"
	],
	"Last day": [
		"Paskutinė diena"
	],
	"Last day for answers": [
		"Paskutinė atsakymų diena"
	],
	"Leads to registration": [
		"Veda į registraciją"
	],
	"Leads to the choice of type in the profile": [
		"Veda į tipo pasirinkimą profilyje"
	],
	"Light bulb": [
		"Lemputė"
	],
	"Limits": [
		"Ribos"
	],
	"Line under the logo": [
		"Eilutė po logotipu"
	],
	"Link": [
		"Nuoroda"
	],
	"Links": [
		"Nuorodos"
	],
	"Lithuanian": [
		"Lietuvių"
	],
	"Loading settings…": [
		"Įkeliami nustatymai…"
	],
	"Loading…": [
		"Kraunama…"
	],
	"Logo above the title": [
		"Logotipas virš antraštės"
	],
	"Logo of the agency": [
		"Agentūros logotipas"
	],
	"Magnifying glass": [
		"Lupa"
	],
	"Mails that are not sent yet wait in the queue, or their readers want no such mails.": [
		"Dar neišsiųsti laiškai laukia eilėje arba jų gavėjai tokių laiškų atsisakė."
	],
	"Map link": [
		"Žemėlapio nuoroda"
	],
	"Meet the mentors": [
		"Susipažinkite su mentoriais"
	],
	"Mentors": [
		"Mentoriai"
	],
	"Mentorship process": [
		"Mentorystės eiga"
	],
	"Message": [
		"Žinutė"
	],
	"Move down: %s": [
		"Perkelti žemyn: %s"
	],
	"Move item %d back": [
		"Perkelti %d elementą atgal"
	],
	"Move item %d forward": [
		"Perkelti %d elementą pirmyn"
	],
	"Move up: %s": [
		"Perkelti aukštyn: %s"
	],
	"Name": [
		"Vardas ir pavardė"
	],
	"Name of the agency": [
		"Agentūros pavadinimas"
	],
	"Name of the file on the site": [
		"Failo pavadinimas svetainėje"
	],
	"Name of the new town": [
		"Naujo miesto pavadinimas"
	],
	"Needed to publish": [
		"Būtina, norint skelbti"
	],
	"New person": [
		"Naujas žmogus"
	],
	"New survey": [
		"Nauja apklausa"
	],
	"No": [
		"Ne"
	],
	"No end": [
		"Be pabaigos"
	],
	"No mentor is public yet: visitors do not see this section.": [
		"Viešų mentorių dar nėra: lankytojai šio skyriaus nemato."
	],
	"No surveys yet. Build one, send personal links, and see the answers here.": [
		"Apklausų dar nėra. Sukurkite pirmąją, išsiųskite asmenines nuorodas ir čia matykite atsakymus."
	],
	"No town (online)": [
		"Be miesto (internetu)"
	],
	"Nobody found": [
		"Nieko nerasta"
	],
	"Nobody has answered yet.": [
		"Dar niekas neatsakė."
	],
	"Not on the site any more": [
		"Svetainėje neberodoma"
	],
	"Nothing is chosen yet: the section fills itself.": [
		"Kol nieko neparinkta, skyrius pildosi pats."
	],
	"Nothing is written yet: visitors see links to the membership rules and the privacy policy.": [
		"Kol nieko neįrašyta, lankytojai mato nuorodas į narystės taisykles ir privatumo politiką."
	],
	"Nothing was saved yet: %d field needs another value.": [
		"Dar niekas neišsaugota: pakeiskite %d lauko reikšmę.",
		"Dar niekas neišsaugota: pakeiskite %d laukų reikšmes.",
		"Dar niekas neišsaugota: pakeiskite %d laukų reikšmes."
	],
	"Number": [
		"Skaičius"
	],
	"Only mentors of these fields": [
		"Tik šių sričių mentoriai"
	],
	"Opened": [
		"Atvėrė"
	],
	"Option %d": [
		"%d variantas"
	],
	"Own picture as icon": [
		"Savas paveikslėlis vietoj piktogramos"
	],
	"Owner of the copyright": [
		"Autorių teisių turėtojas"
	],
	"Paper plane": [
		"Popierinis lėktuvėlis"
	],
	"People": [
		"Žmonės"
	],
	"Picture": [
		"Paveikslėlis"
	],
	"Picture in the corner": [
		"Paveikslėlis kampe"
	],
	"Pictures": [
		"Paveikslėliai"
	],
	"Place": [
		"Vieta"
	],
	"Place and address": [
		"Vieta ir adresas"
	],
	"Place on a map": [
		"Vieta žemėlapyje"
	],
	"Plan": [
		"Planas"
	],
	"Position and company": [
		"Pareigos ir įmonė"
	],
	"Postponed": [
		"Nukeltas"
	],
	"Preview": [
		"Peržiūra"
	],
	"Preview in English": [
		"Peržiūra anglų kalba"
	],
	"Preview in Lithuanian": [
		"Peržiūra lietuvių kalba"
	],
	"Programme, slides, forms: PDF, Word, Excel, PowerPoint or pictures, up to %s each. Visitors download them.": [
		"Programa, skaidrės, formos: PDF, „Word“, „Excel“, „PowerPoint“ arba paveikslai, kiekvienas iki %s. Lankytojai juos atsisiunčia."
	],
	"Question": [
		"Klausimas"
	],
	"Question %d": [
		"%d klausimas"
	],
	"Question answered with yes or no": [
		"Klausimas, į kurį atsakoma taip arba ne"
	],
	"Questions": [
		"Klausimai"
	],
	"Read more": [
		"Plačiau"
	],
	"Read out in place of the logo, and shown where there is none.": [
		"Perskaitomas vietoj logotipo ir rodomas, kai jo nėra."
	],
	"Register": [
		"Registruotis"
	],
	"Registration and kind": [
		"Registracija ir rūšis"
	],
	"Registration link": [
		"Registracijos nuoroda"
	],
	"Remind": [
		"Priminti"
	],
	"Remind %d person": [
		"Priminti %d žmogui",
		"Priminti %d žmonėms",
		"Priminti %d žmonių"
	],
	"Remove": [
		"Pašalinti"
	],
	"Remove and save": [
		"Pašalinti ir išsaugoti"
	],
	"Remove answered questions?": [
		"Pašalinti klausimus, į kuriuos jau atsakyta?"
	],
	"Remove item %d": [
		"Pašalinti %d elementą"
	],
	"Remove option %d": [
		"Pašalinti %d variantą"
	],
	"Remove the logo": [
		"Pašalinti logotipą"
	],
	"Remove “%s”?": [
		"Pašalinti „%s“?"
	],
	"Remove: %s": [
		"Pašalinti: %s"
	],
	"Removed": [
		"Pašalinta"
	],
	"Replace": [
		"Pakeisti"
	],
	"Replace the logo": [
		"Pakeisti logotipą"
	],
	"Response rate": [
		"Atsakiusiųjų dalis"
	],
	"Result when any answer is no": [
		"Rezultatas, kai bent vienas atsakymas – ne"
	],
	"Result when every answer is yes": [
		"Rezultatas, kai visi atsakymai – taip"
	],
	"Results": [
		"Rezultatai"
	],
	"Results with names": [
		"Rezultatai su vardais"
	],
	"Results without names": [
		"Rezultatai be vardų"
	],
	"Roles": [
		"Vaidmenys"
	],
	"Save settings": [
		"Išsaugoti nustatymus"
	],
	"Save survey": [
		"Išsaugoti apklausą"
	],
	"Save the survey first.": [
		"Pirmiausia išsaugokite apklausą."
	],
	"Saving…": [
		"Išsaugoma…"
	],
	"Scale 1–5": [
		"Skalė 1–5"
	],
	"Scheduled": [
		"Vyks"
	],
	"Second column": [
		"Antras stulpelis"
	],
	"Send invitations": [
		"Siųsti kvietimus"
	],
	"Sending": [
		"Siuntimas"
	],
	"Sending goes on by itself: you may leave this page.": [
		"Siunčiama toliau savaime: šį puslapį galite palikti."
	],
	"Sent": [
		"Išsiųsta"
	],
	"Set; write to replace it": [
		"Nustatyta; rašykite, jei norite pakeisti"
	],
	"Settings saved.": [
		"Nustatymai išsaugoti."
	],
	"Short line for lists": [
		"Trumpa eilutė sąrašams"
	],
	"Show more": [
		"Rodyti daugiau"
	],
	"Show when it ends": [
		"Rodyti pabaigą"
	],
	"Speakers": [
		"Pranešėjai"
	],
	"Speaker’s name and surname": [
		"Pranešėjo vardas ir pavardė"
	],
	"Star": [
		"Žvaigždutė"
	],
	"Start date": [
		"Pradžios data"
	],
	"Start time": [
		"Pradžia"
	],
	"Status of the event": [
		"Renginio būsena"
	],
	"Success stories": [
		"Sėkmės istorijos"
	],
	"Survey saved.": [
		"Apklausa išsaugota."
	],
	"Surveys": [
		"Apklausos"
	],
	"Text": [
		"Tekstas"
	],
	"Text of the first column": [
		"Pirmo stulpelio tekstas"
	],
	"Text of the link": [
		"Nuorodos tekstas"
	],
	"Text of the second column": [
		"Antro stulpelio tekstas"
	],
	"Text under the title": [
		"Tekstas po antrašte"
	],
	"The button": [
		"Mygtukas"
	],
	"The end date is before the start date.": [
		"Pabaigos data ankstesnė už pradžios datą."
	],
	"The end date is not a date.": [
		"Pabaigos data netinkama."
	],
	"The end time must be after the start time.": [
		"Pabaigos laikas turi būti vėlesnis už pradžios laiką."
	],
	"The event cannot be published yet:": [
		"Renginio dar negalima paskelbti:"
	],
	"The event cannot be saved yet.": [
		"Renginio dar negalima išsaugoti."
	],
	"The event happens as planned.": [
		"Renginys vyks, kaip numatyta."
	],
	"The event is marked as postponed. Change the date when the new one is known.": [
		"Renginys pažymėtas kaip nukeltas. Kai paaiškės nauja data, ją pakeiskite."
	],
	"The event stays on the site, marked as cancelled, and leaves the home page. People who follow the calendar see it there too.": [
		"Renginys lieka svetainėje, pažymėtas kaip atšauktas, o iš pradžios puslapio dingsta. Tai mato ir prenumeruojantys kalendorių."
	],
	"The map link is not a complete address: it must begin with https://.": [
		"Žemėlapio nuoroda nepilna: ji turi prasidėti https://."
	],
	"The newest mentors": [
		"Naujausi mentoriai"
	],
	"The newest stories": [
		"Naujausios istorijos"
	],
	"The next events": [
		"Artimiausi renginiai"
	],
	"The page of the event shows the start and the end.": [
		"Renginio puslapyje rodoma pradžia ir pabaiga."
	],
	"The page of the event shows the start only. Calendars get the end all the same.": [
		"Renginio puslapyje rodoma tik pradžia. Kalendoriai vis tiek gauna ir pabaigą."
	],
	"The preview could not be loaded. What you change is kept all the same.": [
		"Peržiūros įkelti nepavyko. Jūsų pakeitimai vis tiek išsaugomi."
	],
	"The registration link is not a complete address: it must begin with https://.": [
		"Registracijos nuoroda nepilna: ji turi prasidėti https://."
	],
	"The server could not be reached.": [
		"Serveris nepasiekiamas."
	],
	"The settings could not be loaded.": [
		"Nepavyko įkelti nustatymų."
	],
	"The settings were not saved. %s": [
		"Nustatymai neišsaugoti. %s"
	],
	"The sign © and this year stand before it by themselves.": [
		"Ženklas © ir šie metai pridedami automatiškai."
	],
	"The small label above the title: seminar, meeting, training… Choose one used before or write a new one.": [
		"Maža žyma virš pavadinimo: seminaras, susitikimas, mokymai… Pasirinkite anksčiau vartotą arba įrašykite naują."
	],
	"The survey, its links and all answers will be deleted. This cannot be undone.": [
		"Apklausa, jos nuorodos ir visi atsakymai bus ištrinti. Atkurti jų nebus galima."
	],
	"The town was not added. Try again.": [
		"Miesto pridėti nepavyko. Bandykite dar kartą."
	],
	"There are no events to come: visitors do not see this section.": [
		"Būsimų renginių nėra: lankytojai šio skyriaus nemato."
	],
	"There are no questions yet: visitors do not see this block.": [
		"Klausimų dar nėra: lankytojai šio bloko nemato."
	],
	"There are no stories yet: visitors do not see this section.": [
		"Istorijų dar nėra: lankytojai šio skyriaus nemato."
	],
	"There are unsaved changes.": [
		"Yra neišsaugotų pakeitimų."
	],
	"These questions have answers already. The answers stay in the results, but nobody will be asked any more:": [
		"Į šiuos klausimus jau atsakyta. Atsakymai liks rezultatuose, bet daugiau nieko apie tai nebeklausime:"
	],
	"They hold off robots and are changed in code, by the filter mentoriai_rate_limits.": [
		"Jos sulaiko robotus ir keičiamos kode, filtru mentoriai_rate_limits."
	],
	"This file is no longer in the media library: visitors do not see it. Remove it or add it again.": [
		"Šio failo nebėra bibliotekoje: lankytojai jo nemato. Pašalinkite eilutę arba pridėkite failą iš naujo."
	],
	"Title": [
		"Pavadinimas"
	],
	"Title of the first column": [
		"Pirmo stulpelio antraštė"
	],
	"Title of the second column": [
		"Antro stulpelio antraštė"
	],
	"Town": [
		"Miestas"
	],
	"Try again": [
		"Bandyti dar kartą"
	],
	"Type a word to find a page, or paste an address.": [
		"Įrašykite žodį, kad rastumėte puslapį, arba įklijuokite adresą."
	],
	"Under the buttons": [
		"Po mygtukais"
	],
	"Upcoming events": [
		"Artimiausi renginiai"
	],
	"Use this image": [
		"Naudoti šį paveikslėlį"
	],
	"What": [
		"Kas"
	],
	"What is shown": [
		"Kas rodoma"
	],
	"When any answer is no": [
		"Kai bent vienas atsakymas – ne"
	],
	"When every answer is yes": [
		"Kai visi atsakymai – taip"
	],
	"Where the button “Register” leads. Empty: no button.": [
		"Kur veda mygtukas „Registruotis“. Tuščia – mygtuko nėra."
	],
	"Who answered what": [
		"Ar matyti, kas ką atsakė"
	],
	"Whom": [
		"Ką kviesti"
	],
	"Whom it is for": [
		"Kam skirta"
	],
	"Within": [
		"Per"
	],
	"Without an address the logo is not shown.": [
		"Be adreso logotipas nerodomas."
	],
	"Without one, a drawing of a person stands there.": [
		"Jei jo nėra, ten rodomas žmogaus piešinys."
	],
	"Without one, a pattern stands there.": [
		"Jei jo nėra, ten rodomas raštas."
	],
	"Without one, the drawing of people stands here.": [
		"Jei jo nėra, čia rodomas žmonių piešinys."
	],
	"Write both results: without them the visitor gets no answer.": [
		"Parašykite abu rezultatus: be jų lankytojas negaus atsakymo."
	],
	"Write the name of the speaker.": [
		"Įrašykite pranešėjo vardą ir pavardę."
	],
	"Write the name of the town.": [
		"Įrašykite miesto pavadinimą."
	],
	"Write the question: without it visitors do not see the answer.": [
		"Parašykite klausimą: be jo lankytojai nemato atsakymo."
	],
	"Yes": [
		"Taip"
	],
	"Yes, erase everything": [
		"Taip, ištrinti viską"
	],
	"and %d more on the next slides": [
		"dar %d – kitose skaidrėse",
		"dar %d – kitose skaidrėse",
		"dar %d – kitose skaidrėse"
	],
	"file %d": [
		"%d failas"
	],
	"in English": [
		"anglų kalba"
	],
	"in Lithuanian": [
		"lietuvių kalba"
	],
	"link %d": [
		"%d nuoroda"
	],
	"removed question": [
		"pašalintas klausimas"
	],
	"speaker %d": [
		"%d pranešėjas"
	],
	"“%1$s”: %2$s": [
		"„%1$s“: %2$s"
	],
	"about an event\u0004More": [
		"Plačiau"
	]
}, 'mentoriai-portal' );
